import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const ocdJustRight: Scenes = {
  // Writes or reads the same words again and again until it looks or feels right.
  'ocd-just-right/rewriting': {
    says: [
      'It is not about what the words say, it is about a click that stays away. So you begin again and the time goes.',
      'You could have been long past it, and something will not let you through until it fits. Such tiny strokes can swallow so much of your time.',
      'From outside it was done long ago, only inside it is not. That is hard to explain to anyone who is waiting for you to go on.',
    ],
    asks: ['What are you stuck on at the moment?', 'How do you notice that it is not right yet?'],
  },
  // A touch, step or sensation on one side of the body has to be matched on the other side.
  'ocd-just-right/evening-up': {
    says: [
      'Something on one side, and already your whole body feels lopsided and wants it put right. And even then it rarely comes out quite even.',
      'It is like a scale inside you that never comes to rest. You put something on the other side, and it tips again.',
      'Hardly anyone sees it, and for you it is as loud as a shout. Then everything else has to wait until it matches.',
    ],
    asks: ['Where in your body is it right now?', 'What does it feel like while it is uneven?'],
  },
  // Someone moved or disturbed things that have to stand exactly so, and it is unbearable.
  'ocd-just-right/things-were-moved': {
    says: [
      'For others it is a shelf or a cup, for you it is as though something had been knocked askew inside. And it does not settle by itself.',
      'You had your order, and it carried you a little. Now it is disturbed, and the unease goes right through you.',
      'It is painful how much power a small distance can have. And on top there is the bother of how to explain it to anyone.',
    ],
    asks: ['Which thing is bothering you most now?', 'What is it like when everything stands as it has to?'],
  },
  // Counts, or has to do things a certain number of times or land on good numbers.
  'ocd-just-right/even-numbers': {
    says: [
      'A number decides whether you may go on or not. So there is always a second sum running beneath everything you do.',
      'You have to keep the count and live at the same time. That leaves so little of you for what is actually going on.',
      'It only feels finished when the number fits, and that need gets in the way of everything else. It is a strict kind of order to live under.',
    ],
    asks: ['What are you counting most these days?', 'What happens in you when the number is off?'],
  },
  // Clothes, seams, socks or hair never feel right and getting dressed takes very long.
  'ocd-just-right/clothes-feel-wrong': {
    says: [
      'It sits wrong, and everything in you keeps going back to that spot. Before the day has even begun, a good part of your strength is gone.',
      'Other people put something on and forget it, and you cannot forget it for a moment. There is a nagging there that nobody sees.',
      'You are waiting for the moment at which it finally feels right. It stays away, and meanwhile life goes on without waiting.',
    ],
    asks: ['Where does it feel most wrong right now?', 'What does it hold you up from?'],
  },
  // Repeats an action, such as a switch or a doorway, because otherwise something bad might happen to someone.
  'ocd-just-right/repeat-or-something-happens': {
    says: [
      'A little movement, and the life or luck of someone you love seems to hang on it. With such a stake, how could you simply stop.',
      'You do it out of care, and the care has got a rule that is never satisfied. So the worry holds your hands captive.',
      'Part of you may see through it, and the fear does not ask about that. It asks only whether you want to take the blame.',
    ],
    asks: ['Who is it that you are afraid for?', 'What goes through you while you repeat it?'],
  },
  // Small good news: left something uneven, unfinished or not quite right and went on.
  'ocd-just-right/left-it-crooked': {
    says: [
      'It was calling for you to put it right, and you let it call. Then something else could come next.',
      'Not right, and you went on all the same. In something so small there was a real bit of freedom.',
      'You held out the itch of the unfinished without giving in to it. It may look like nothing, and it was not nothing.',
    ],
    asks: ['What was it like to leave it that way?', 'What did you do afterwards instead?'],
  },
}
