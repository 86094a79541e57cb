/** How the page says that it is my turn, also from another tab: favicon and a soft sound. */
let audio: AudioContext | null = null;

/** Two soft notes, a fifth apart; silence where nobody has touched the page yet, for browsers refuse to play then. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const { currentTime } = audio;
  for (const [at, frequency] of [
    [0, 523.25],
    [0.16, 783.99],
  ] as const) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.type = 'sine';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, currentTime + at);
    volume.gain.linearRampToValueAtTime(0.08, currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + 0.6);
    note.connect(volume).connect(audio.destination);
    note.start(currentTime + at);
    note.stop(currentTime + at + 0.6);
  }
}

export function showFavicon(myTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = myTurn ? '/favicon-turn.svg' : '/favicon.svg';
}
