import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * Somebody near is dying; something was broken in anger. The key is a fact's name.
 *
 * Sources: Marie Curie, Child Bereavement UK and Winston's Wish on telling children; NHS and Respect on anger and on being safe with
 * a partner.
 */
export const atItsWorstWords: Readonly<Record<string, Wordings>> = {
  'dying-children': [
    'Soon, sitting down together, in short true words. Name the person, and say: “The illness is very bad. The doctors cannot stop it, and that means dying.” Then ask: “What did you understand?” You may cry with them.',
    'Somewhere quiet, close beside them. “I have very sad news.” Then who it is, and the word “die”, not “going away” or “asleep”. Ask them to tell it back in their own words. Answer what they ask, and stop there.',
    'Two or three sentences are enough, said sitting next to them. Say that the doctors have tried, and that the body will stop working and die. Tell them nobody caused it. Ask what they make of it, and whether they want to visit.',
  ],
  'dying-protest': [
    'You are right to stop me. That advice has no place here, and it is gone. Tell me how it is with her or him, or ask me what you need.',
    'That was the wrong answer to what you told me. It is put away. I am listening to this, and only to this.',
    'It did not belong here, and I heard you too late. Everything else can stand aside. What is the hardest part of today?',
  ],
  'dying-sit': [
    'You need not do anything well. Sit where they can see you, say their name, hold a hand. Silence is company, too.',
    'Small things: a damp cloth, a song that you both know, the window open. You can say what you are glad of.',
    'There is no right way to sit there. You may talk, read aloud, weep, or doze in the chair. Being in the room is the thing.',
  ],
  'dying-now': [
    'Then that comes before all the rest. Being near is enough, and nothing has to be said well. Is someone with you in it?',
    'I am so sorry. There is nothing to sort out here just now. You can tell me about them, or how this hour is.',
    'That is a great weight, before it has even happened. Grief can begin now, already. What would you most like to have said, or done, with them?',
  ],
  'broke-first': [
    'First of all: is everybody safe, and is nobody hurt? Then go to another room, or outside, until your body has come down.',
    'Something broke, and that can frighten whoever was near. Is anyone hurt? Keep some distance for now, and keep your hands busy with cold water.',
    'Before anything else: are you both safe right now? Talking it through can wait until nobody is hot any more. A walk round the block first.',
  ],
  'broke-cool': [
    'Cooling down first is right. Stay on your own for half an hour: cold water on the wrists, a walk, slow breaths out. Is your partner safe, and unhurt?',
    'Leave the other room alone for now, also to explain. Walk until your legs are tired, and drink no alcohol. Is everybody in the house safe?',
    'Put a door between you, and go down the stairs or out. Let the breath out long, ten times. Are there children awake, and is anybody hurt?',
  ],
  'broke-sorry': [
    'Wait until you are cool, and ask whether it is a good time. “I broke that, and it was frightening. It is my doing, not yours. You do not have to answer.” Then listen. Clear it up yourself.',
    'Say what you did, without a “but”: “I threw it. You should not have to see that at home.” Say what you will do next time you get that hot. Whether it is forgiven is up to the other.',
    'Short, from a little way off, and with time to answer: “I am sorry that I scared you. I will leave the room before it gets that far.” If it has happened before, a doctor can point you to help with anger.',
  ],
}
