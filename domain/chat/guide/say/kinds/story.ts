import type { KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** They go on telling: what happened, what was, what is coming. */
export const storyKinds: KindTable = {
  'what-happened-next': {
    says: [
      'I follow you. Tell it in the order it comes.',
      'Right, I have that part.',
      'So that came next.',
      'I can picture it as you say it.',
      'I am still with you. Go on as far as you want to.',
      'That is clear to me. Keep going if there is more.',
    ],
    asks: [
      'What did you do then?',
      'What was it like for you, right then?',
      'What came after that?',
      'Where did that leave you?',
    ],
    isMirrored: true,
  },
  'remembers-fondly': {
    says: [
      'I like hearing that. It sounds like a warm thing to have.',
      'That is a good one to remember.',
      'You tell it so that I can nearly see it.',
      'There is a lot of love in that, the way you tell it.',
      'That is lovely. It may hurt and be nice, both at once.',
      'Thank you for letting me see that.',
    ],
    asks: [
      'What else comes back when you think of that?',
      'What do you miss most of all that?',
      'What would you keep of it, if you could keep one bit?',
    ],
    isMirrored: true,
  },
  'since-when': {
    says: [
      'So that is how long you have had this with you.',
      'That helps me to see it. It did not come out of today.',
      'So many days of it. It takes a lot of getting through.',
      'All right, that gives me an idea of it.',
      'So it has been part of your days for a good while now.',
      'I see. You have had to live around it all that time.',
    ],
    named: {
      since: [
        '{Detail}, then. That is a lot of days to have it with you.',
        'So it has been with you {detail}. It did not come yesterday.',
        'You have carried this {detail}, then.',
      ],
      'how-often': [
        '{Detail}. I see; it hardly leaves you room between.',
        '{Detail}, then. That takes a lot out of you.',
        'So it is {detail}. It must be hard to plan anything around that.',
      ],
      'how-long': [
        '{Detail} of it. That is long.',
        'So, {detail} with this. No wonder if you are worn down.',
        '{Detail} is a good while to live with it.',
      ],
    },
    asks: [
      'What was going on around you when it began?',
      'Has it changed in that time, or is it the same as at the start?',
      'What is it like now, next to the beginning?',
    ],
  },
  'why-now': {
    says: [
      'It is strange when it comes like that, with nothing to set it off that you can see.',
      'Old things do come up late. Often there is no reason one could point to.',
      'You got through it for so long, and now here it is. That would puzzle me too.',
      'Sometimes it waits until there is a bit of quiet. I can’t say if that is it here.',
      'I don’t know why now. I do believe you that it is here.',
      'That makes it harder, not knowing what woke it.',
    ],
    asks: [
      'What has been different in the last few weeks, even something small?',
      'What were you doing when it first came back?',
      'What is your own guess?',
    ],
  },
  unfair: {
    says: [
      'No, it isn’t fair. You did not ask for this.',
      'It really isn’t fair, and you are allowed to be cross about it.',
      'I can’t give you a reason why it landed on you. I don’t think there is a good one.',
      'It stings even more when others seem to get off free.',
      'That is a rotten deal, and you may say so as loudly as you like.',
      'You should not have had to deal with this.',
    ],
    asks: [
      'What is the most unfair bit of it?',
      'What would be fair, if you could choose?',
      'Who else knows how unfair it feels?',
    ],
  },
  'always-the-pattern': {
    says: [
      'So you have seen this happen before, and here it is again.',
      'Again the same thing. That must be so tiring.',
      'You know this one well by now. Knowing it does not make it hurt less.',
      'When it keeps coming round, it is hard to hope for another ending.',
      'So this is not just about today. It is about all the other times too.',
      'I see. It goes the same way each time, and you can see it coming.',
    ],
    asks: [
      'At which point do you notice it is happening again?',
      'Was there ever a time it went a bit differently?',
      'What do you wish would happen instead, just once?',
    ],
  },
  'from-childhood': {
    says: [
      'So it goes back that far. You were small, and you learned it there.',
      'That makes sense to me. What is around us as children gets into us.',
      'You were a child then. It was not yours to sort out.',
      'It may well have begun there. A child takes in everything.',
      'So part of this is older than today’s trouble.',
      'That is a lot for a child to live with.',
    ],
    asks: [
      'How old are you in the memory that comes up?',
      'What did you do back then, when it got like that?',
      'What do you wish somebody had said to you at that age?',
    ],
  },
  'was-better-before': {
    says: [
      'So you know what it is like when it is all right. That makes this harder.',
      'It was different once, and you miss that.',
      'I hear how much has changed for you.',
      'You have something to compare it with, and now falls short.',
      'It has not always been like this, then.',
      'That is a sad thing to look back on from here.',
    ],
    asks: [
      'What was different back then?',
      'What do you miss most from that time?',
      'When did you first notice it was changing?',
    ],
  },
  'missed-out': {
    says: [
      'So it took that from you as well. I’m sorry.',
      'That can’t be had back, and it is all right to be sad about it.',
      'You wanted to be there for that, and this got in the way.',
      'That is a real loss, even if nobody else counts it as one.',
      'You missed that because of this. It has cost you a lot.',
      'Of course you mind. It mattered to you.',
    ],
    asks: [
      'What did you miss most about it?',
      'Does anybody know why you were not there?',
      'What would you have liked it to be?',
    ],
  },
  'avoids-it': {
    says: [
      'So you go round it now. It keeps things quiet, and it makes your world smaller.',
      'Staying away brings a bit of peace. It also costs you something.',
      'You found a way to not have to feel it. I get why.',
      'I see. It is easier not to go near it.',
      'So it has begun to decide where you go and what you do.',
      'That makes sense when it feels that bad. It is a lot to give up, though.',
    ],
    asks: [
      'What do you miss most from what you gave up?',
      'What would happen, do you think, if you went just a little nearer?',
      'Which bit of it would you like back first?',
    ],
  },
}
