/** By sign of an intent: sentences that its phrases hear. */
export const englishIntents: Readonly<Record<string, string>> = {
  'named-plainly': `im talking about killing myself
    i mean killing myself
    i meant dying`,
  named: `I am talking about suicide
    im thinking about being dead`,
  'third-talk': 'a talk in class',
  'dead-nicer': `being dead sounds nice
    i'd rather be dead
    it would be easier for everyone if i just didnt wake up
    if i wasnt here nobody would care`,
  'if-taken': 'if i take them',
  'found-too-late': `it would be thursday before anyone came
    nobody would find me for days`,
  'has-plan': 'i have a plan for friday',
  'letters-written': `i wrote the letters
    the notes are done`,
  'gone-easier': `honestly it would be easier if i was dead
    id rather be gone than go to school
    dont want to be here anymore
    everybody would be fine without me`,
  'counts-again': `ill start counting pills again
    thats when i start counting again`,
  'place-stays': 'i keep thinking about the bridge',
  commanded: 'god wants me to do it',
  'harm-word': 'hurt the baby',
  'ordered-to-harm': `he said i should go out and shut him up
    it keeps telling me to jump`,
  'hears-voice': `there is a voice at night
    i hear someone talking and nobody is there`,
  'their-goodbye': 'my friend sent me a message saying goodbye',
  'their-silence': `thanks for everything
    she is not answering
    her phone is off
    i am worried about her`,
  'end-decided': `I have made the decision to end my life this week
    I am going to be dead by the weekend
    if I don't kill myself now I never will
    I will try it again tonight`,
  'no-promise': `I can't promise I won't hurt myself
    I can't promise to stay safe
    I don't trust myself with them`,
  'join-dead': `joining her in heaven tonight
    going to be with my husband where he is
    I will follow him in the water
    on Sunday I shall join him`,
  'told-end': `last one from me
    nobody will be picking up
    I won't be needing anybody after tonight
    by the time they find me
    I won't be here to make it`,
  'calm-now': `for the first time in years calm
    I am so calm
    it's not scary anymore`,
  'decided-now': `since I decided
    the date is set
    no talking me out of it`,
  holiday: 'the flight is on Thursday',
}
