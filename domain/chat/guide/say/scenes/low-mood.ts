import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const lowMood: Scenes = {
  // Stays in bed for much of the day because getting up feels too heavy.
  'low-mood/cannot-leave-bed': {
    says: [
      'Getting up, which nobody else seems to count as work, has become the heaviest thing in the day. And lying there is not even rest.',
      'So the day goes on outside while you lie there, and each hour makes the getting up a little bigger.',
      'It takes such weight to keep a person in bed, and still it is so easily mistaken for laziness, often by oneself.',
    ],
    asks: ['What goes through you while you are lying there?', 'How long have the days been like this?'],
  },
  // Things that used to give pleasure now feel flat and pointless.
  'low-mood/nothing-enjoyed': {
    says: [
      'The things are all still there, only the gladness that used to come with them stays away. That is a strange sort of loss.',
      'You turn to what always gave you something, and it gives nothing back. It makes the whole world look a shade greyer.',
      'How odd and sad to meet an old joy and find no answer in yourself, as if somebody had turned the colour down.',
    ],
    asks: [
      'When did you first notice the colour going out of it?',
      'What was it like when you still enjoyed it?',
    ],
  },
  // The home has become a mess because there is no strength for it, and it is shaming.
  'low-mood/home-in-a-mess': {
    says: [
      'It is all in plain view every day, so the place itself keeps reminding you how little strength is left. No wonder you look away.',
      'First the strength goes, then things pile up, and then the pile takes what strength there was. And shame sits on top of it.',
      'Living in the middle of it is tiring in itself, and the thought of someone else’s eyes on it makes it worse.',
    ],
    asks: [
      'Which corner of it weighs on you the most?',
      'What was going on around the time it began to pile up?',
    ],
  },
  // Cannot bring oneself to answer messages and calls and feels guilty as they pile up.
  'low-mood/messages-unanswered': {
    says: [
      'Each one is only a few words, and each has become a small mountain. The silence says something to them that you don’t mean.',
      'The longer it lies there, the more it seems to need an explanation, and the explanation is exactly what there is no strength for.',
      'It isn’t that you don’t care about them. The guilt that comes with every unanswered one shows how much you do.',
    ],
    asks: ['Who among them is on your mind the most?', 'What happens in you when the phone lights up?'],
  },
  // Acts cheerful in front of others and collapses once alone.
  'low-mood/pretends-to-be-fine': {
    says: [
      'So there are two of you in one day: the one they see, and the one who is left when the door closes. Holding up the first costs a great deal.',
      'It works so well that nobody notices, and that is the lonely part of it. The better the act, the less anyone can reach you.',
      'All that brightness comes out of a store that is nearly empty, and the bill for it arrives when no one is looking.',
    ],
    asks: ['What is it like when the face comes off?', 'Who would you least like to pretend with?'],
  },
  // Starts crying without knowing the reason.
  'low-mood/tears-from-nowhere': {
    says: [
      'The tears come without giving a reason, and then you stand there having to explain something you don’t know yourself.',
      'Something in you is crying before you have had time to find out what about. It can be quite bewildering to be the one it happens to.',
      'It seems to have been waiting just under the surface, so that almost anything, or nothing at all, was enough to let it through.',
    ],
    asks: ['How do you feel once the crying has passed?', 'What was the day like before the tears came?'],
  },
  // Life is good on paper, so the sadness feels ungrateful and not allowed.
  'low-mood/no-right-to-be-sad': {
    says: [
      'So you carry the sadness, and on top of it the reproach that you have no reason for it. The second makes the first much lonelier.',
      'You count up the good things and they are all true, and the sadness is still there. It doesn’t seem to be interested in the list.',
      'It is hard to complain of anything when the outside looks so well. There is hardly a place left where the sadness may be said.',
    ],
    asks: ['What does the sadness say when you stop arguing with it?', 'When does it weigh on you the most?'],
  },
  // Has not showered, brushed teeth or changed clothes for days for lack of strength, and is ashamed of it.
  'low-mood/not-washing': {
    says: [
      'Something that takes others a few thoughtless minutes has become a whole expedition. Then comes the shame, as if it said who you are.',
      'It is one of the first things to go when strength runs out, and one of the last that anyone dares to say aloud.',
      'You know very well how it ought to be, and that is the painful part. The knowing is there, and the strength for it isn’t.',
    ],
    asks: ['Which part of it is the heaviest?', 'How has it been for you to say this here?'],
  },
  // Was doing better for a while and now the low mood is back.
  'low-mood/came-back-after-better': {
    says: [
      'You had already felt the ground again, and now this. The falling back is bitter in its own way, because this time you know what was there.',
      'It isn’t only the heaviness that has come back. It is also the disappointment, and perhaps some anger at having trusted the better time.',
      'You had let yourself believe in it a little. To see the grey return after that takes away more than the mood.',
    ],
    asks: ['What was the better stretch like while it lasted?', 'What was the first sign that it was back?'],
  },
  // Feels empty and numb, neither sad nor glad, unable even to cry.
  'low-mood/feels-nothing': {
    says: [
      'Where a feeling ought to be there is only quiet, and not a good quiet. Sorrow would almost be company compared with that.',
      'You look inside and there is nothing to bring back and show. It is hard even to complain of it, because what is there to point at.',
      'Life goes on happening in front of you, and it doesn’t get through. To be cut off from your own feelings like that is a bleak sort of thing.',
    ],
    asks: [
      'What was the last thing that did get through to you?',
      'What does the emptiness feel like from the inside?',
    ],
  },
  // Lives with chronic pain and is worn down by it and by not being seen with it.
  'low-mood/pain-every-day': {
    says: [
      'It comes along to everything, and it takes things from you that others do without thinking. That slowly wears a person thin.',
      'Pain like that cannot be seen, so you carry both the hurting and the explaining. It is no wonder you are tired.',
      'With time it takes more than comfort. It takes plans and people and the one you were before, and that is worth mourning.',
    ],
    asks: ['What would you be doing today without it?', 'What do you wish others could see?'],
  },
  // The faith that used to carry does not reach any more, prayer feels empty, or doubt has come.
  'low-mood/faith-gone-quiet': {
    says: [
      'What used to hold you has gone silent, and you are left standing where there used to be an answer. That quiet is a loss too.',
      'It is more than a thought that has changed. It was a home and a language, and missing it can be very lonely.',
      'You still turn towards that place, and nothing meets you there. It is hard to mourn something that others around you may still have.',
    ],
    asks: ['What was it like when it still carried you?', 'What do you miss most about it?'],
  },
  // Has retired, or stopped working, and the days feel empty and without a purpose.
  'low-mood/retirement': {
    says: [
      'The work is gone, and it took the shape of the week with it.',
      'People think of it as freedom, and for you there is a hollow in it.',
      'It’s strange to be done with something that told you every day who you were.',
    ],
    asks: ['What did a good day look like back then?', 'Which part of the day is the longest now?'],
  },
  // Is on a waiting list for therapy, cannot find a place, or had a first or disappointing session.
  'low-mood/waiting-for-therapy': {
    says: [
      'It takes a lot to look for help, and then the door opens slowly, or not quite where you hoped.',
      'Needing something now and getting it some day are far apart.',
      'You’ve got things to say, and they’re still waiting for the right place.',
    ],
    asks: ['What made you start looking for help?', 'What would you want that person to understand first?'],
  },
}
