import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * Said in half a sentence, and not passed over.
 *
 * Sources: Samaritans and the NHS on asking somebody about suicide, the NHS on hearing voices, Refuge on control without blows.
 */
export const passingWords: Readonly<Record<string, Wordings>> = {
  'passing-of-another': [
    'Take that seriously, with a laugh or without. You can ask straight out: “Are you thinking about ending your life?” Asking does not put it there. If the answer is yes, stay close and call together: {lines}. If it is now: {emergency}.',
    'A sentence like that is worth a plain question. “When you say that, do you mean that you want to die?” You cannot make it worse by asking. For you both: {lines}. If it cannot wait: {emergency}.',
    'It may be a joke, and it may be the one hint that comes. Ask, alone and unhurried: “Are you thinking of ending your life?” Then listen. Whatever the answer, you need not carry it alone: {lines}.',
  ],
  'passing-no-point': [
    'You can say that here, and I take it as you wrote it.',
    'I do not want to read past that sentence.',
    'That is a heavy thing to think, and it is good that it is out.',
  ],
  'passing-voice': [
    'So you hear it, and you know that nobody is there. Both are true at once, and it can still hurt. A doctor should hear about the voice soon: it is something they know, and it can come with too little sleep.',
    'You hear a voice, and you know what it is not. That knowing is worth a lot. Tell a doctor about it in the next days, in just those words.',
    'The voice is there, and you can tell that no person is. Many who hear one know that too. A doctor can help with it, and the sooner the easier.',
  ],
  'passing-mood': [
    'To be scared of somebody’s mood in your own home matters, and no blow is needed for that. To talk it through, with nothing to decide: {lines}.',
    'That fear is worth listening to. Care does not make the other person afraid. Just to talk about it, with no plan: {lines}.',
    'You watch a mood so that you stay safe. That is no small thing, and none of it is your doing. There are people for this, too: {lines}.',
  ],
  'passing-tone': [
    'It left no mark. You can be short with me any day.',
    'It is all right to say so, and it was a hard moment. I am only words.',
    'Nothing was broken by it. You can be as you are here, also cross.',
  ],
}
