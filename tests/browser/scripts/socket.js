// Stands in for the websocket of a table: tells the page what a test says, keeps what the page sends, and refuses it.
window.easel = { sent: [] };
window.WebSocket = class {
  static OPEN = 1;
  readyState = 0;
  constructor() {
    easel.wire = this;
    setTimeout(() => { this.readyState = 1; this.onopen?.(); });
  }
  send(text) {
    const message = JSON.parse(text);
    easel.sent.push(message);
    if (message.type === 'hello') easel.greet(true);
    if (message.id) easel.tell({ type: 'error', code: 'stale', detail: 'this is a picture', id: message.id, said: null });
  }
  close() { this.readyState = 3; }
};
easel.tell = (message) => easel.wire.onmessage?.({ data: JSON.stringify(message) });
easel.heard = (type) => easel.sent.some((message) => message.type === type);
easel.greeted = new Promise((resolve) => { easel.greet = resolve; });
