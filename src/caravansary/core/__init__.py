"""The contract between games and everything else. Reading order: agenda, state, actions,
chance, pile, game, match, record.

A game is a pure state machine that asks one small question at a time:

    state.decision()            who must answer, what is asked, which answers are legal
    state.play(action, chance)  answer it; the state moves on to the next question
    state.observe(seat)         all that this seat may know, typed, and nothing else
    state.copy()                cheap and independent
"""
