import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** To what goes well, to a plan, to thanks and to going: named, and let be. Nothing is asked after it. */
export const progressWords: Readonly<Record<string, Wordings>> = {
  found: [
    'So you know where they are, and the waiting is over. Your body may need longer than your head to believe it.',
    'The waiting is over. You may be cross as well as glad, both at once.',
    'That ends the waiting. Shaking afterwards is usual; sit down and let it run out.',
  ],
  resisted: [
    'The pull was there, and you did not follow it. That is the very thing, and it was you.',
    'It pulled, and you left it undone. Nothing on this page counts for more than that.',
    'That was the hard part. You can do the next ordinary thing now, with whatever is left of the urge.',
    'So it can be there and not be obeyed. You have seen that for yourself.',
  ],
  did: [
    'That is real, and you did it. Let it stand for today.',
    'One thing that was not done before, and now it is.',
    'So that is done, and it was you who did it.',
    'Good. It need not be followed by anything more just now.',
  ],
  came: [
    'That is a kind thing to get back. You can let it be nice for a minute.',
    'So there was an answer, and it was a good one.',
    'Then somebody is there. It may just warm you a little.',
  ],
  plans: [
    'Then that is what comes next. I hope it goes well.',
    'So that is your plan. It may still change.',
    'I hope it goes as you would like.',
    'All right. You can tell me how it was, if you like.',
  ],
  eased: [
    'Less than before, then. It can go on down at its own pace.',
    'So it moves. You need not watch it or help it along.',
    'It lets up a little. Be slow for a bit, and then go on with your day or your night.',
    'Then it has begun to come down. It may go up and down a few times yet, and that is usual.',
  ],
  leaving: [
    'Then leave it here. What you told me was heard, and it needs no ending.',
    'That is all right as a last word. It can rest here until you want it, or for good.',
    'Then that is it for now. What you said has its place here.',
    'Go, then, with nothing left to do here. I was with it to the last line.',
  ],
  thanks: [
    'Gladly. It was good that it could be said.',
    'You are welcome here, and it stays here as you told it.',
    'I take that with thanks of my own: you made it easy to follow.',
    'With pleasure. There is no more that you owe it tonight.',
  ],
}
