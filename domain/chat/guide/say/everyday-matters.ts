import { toldMatterWords } from '#domain/chat/guide/say/told-matters.ts'
import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** What many come with that is none of the needs, met as what it is: an exam, work, paper, an illness of long standing. */
export const everydayMatterWords: Readonly<Record<string, Wordings>> = {
  ...toldMatterWords,
  'life-exam': [
    'An exam that near is a lot of pressure, however much you know. Do you want a small plan for tonight, or first to get it off your chest?',
    'So it is the exam, and the clock with it. Which bit worries you more: the paper itself, or what comes after it?',
    'The night before is the loudest one. What is the one topic that you half know already?',
  ],
  'life-told-off': [
    'To be spoken to like that in front of others stings for a long time. What would you have wanted them to know?',
    'That was done before everyone, and it is no wonder that it stays with you. Did anyone there say a kind word to you?',
    'A mistake is one thing, being shown up for it is another. What do you fear will follow from it?',
  ],
  'life-many': [
    'That is four people’s worth of trouble in one night. Which of them is loudest in you, the one that hurts and not the one that is due?',
    'All of it at once, and each one real. Pick the one that you would hand over first, if somebody stood at the door.',
    'So many at one time. Some of it has a date and some of it has a heart in it. Which one is on your mind most?',
  ],
  'life-chronic': [
    'Having it for so long, day in and day out, is work that nobody sees. What has it taken from you that you miss most?',
    'That is a body that does not do what you ask of it. You need not be brave about it here. What was today like with it?',
    'It does not get lighter just because you know it well. What do people not understand about it?',
  ],
  'life-form': [
    'A form like that asks you to write down all that is hard, one box after another. That would wear anyone out. Which page did you stop at?',
    'Paper of that sort is heavier than it looks. It wants the worst days in ink. When does it have to be in?',
    'Opening it was already something. It asks what you cannot do, and says nothing about what you are worth. Which part of it sits worst?',
  ],
  'life-resign': [
    'Leaving, and having to say it to their face. What do you fear about that moment?',
    'So you have decided, and the saying of it is what is left. Would it help to find the first sentence together?',
    'That is a big thing to carry into a room. Is it more the telling, or what comes after it?',
  ],
  'life-lost-job': [
    'Losing the work takes the day’s shape with it, and more than that. Who knows about it so far?',
    'That is a loss, also where nobody died. What do you miss of it that is not the money?',
    'The day that was planned is gone with it. What was the first thing you thought?',
  ],
  'life-pet': [
    'I am sorry to read that. They are there each day, and then the house is different. What were they like?',
    'That is a real loss, whatever others say about it. Tell me about them, if you want to.',
    'The small habits hurt most, the bowl, the door, the hour of the walk. What do you keep looking for?',
  ],
  'life-laughed': [
    'You laughed, and then it felt like leaving them behind. Laughing takes nothing away from missing them. Many who mourn tell of just that.',
    'A laugh in the middle of it can feel like being caught at something. It is no less love. What was it about?',
    'It is hard when a good moment brings guilt along. They are not missed any less for it. Would they have laughed, too?',
  ],
  'life-cot': [
    'Putting a crying baby down safely and shutting the door for some minutes is just what midwives advise. It was the right thing. Who could come for an hour tomorrow?',
    'In the cot, on the back, door closed, a few minutes for you: that is safe and sensible. Drink something while it is quiet.',
    'That was care, for both of you. A baby may cry in a cot; a parent may breathe in the next room. Is there someone who could take a feed?',
  ],
  'life-came-out': [
    'You told him who you are, and he went silent. That silence hurts, and it is his to break. Who knows and is kind about it?',
    'That took a lot to say, and to get nothing back is cold. Some need time, and you need company meanwhile. What was the last thing he said?',
    'You were honest, and it cost you his voice for now. That is not because you did it wrong. What do you miss most with him?',
  ],
  'life-waiting': [
    'Waiting to hear is a trouble of its own; it leaves no room for anything else. When will you know?',
    'Not knowing yet, and having to go on as if. What does the waiting do to your days?',
    'Until they say something, the head fills it in. What is it telling you just now?',
  ],
  'life-moved': [
    'A new place where nobody knows you yet is a quiet kind of hard. What was a good evening, where you were before?',
    'All the faces are new and none of them is yours yet. Who from before would answer if you rang?',
    'Starting again somewhere takes longer than people say. Is there one place there that you half like?',
  ],
}
