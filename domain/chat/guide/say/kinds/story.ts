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
  'waits-for-word': {
    says: [
      'Waiting to hear is hard. It fills every minute if you let it.',
      'Not knowing yet is its own kind of awful.',
      'So it is out of your hands for now, and all you can do is wait.',
      'You can’t make it come sooner, and yet you can’t stop listening for it.',
      'I can’t tell you what it will be. I can keep you company in the waiting.',
      'No wonder you can’t settle, with that still open.',
    ],
    asks: [
      'When might you hear?',
      'What do you do with the hours in between?',
      'Is anybody waiting with you?',
    ],
  },
  'dreads-ahead': {
    says: [
      'So it is sitting there on the calendar, and it gets bigger as it comes closer.',
      'You are living through it before it is even here.',
      'That is a lot of dread to carry up to the day.',
      'It is not here yet, and already it takes up your time.',
      'I can hear how much you don’t want it to come.',
      'Looking ahead to something like that can be as bad as the thing.',
    ],
    asks: [
      'Which part of it do you dread most?',
      'What would make that day a little easier to get through?',
      'Who will be there with you?',
    ],
  },
  'what-if': {
    says: [
      'I hear the worst picture in that. Of course it frightens you.',
      'I can’t tell you it won’t happen. I can see how it grips you.',
      'Your mind has gone straight to the worst, and your body goes with it.',
      'That is a frightening thing to see in your head.',
      'Once that question is there, it is hard to look at anything else.',
      'So that is the thing you fear under all of this.',
    ],
    asks: [
      'When that picture comes, what do you do next?',
      'What is right in front of you, while the what-if goes on?',
      'How long has that picture been coming?',
    ],
    inNeed: [
      [
        [
          'ocd-contamination',
          'ocd-checking',
          'ocd-harm',
          'ocd-taboo',
          'ocd-relationship',
          'ocd-just-right',
          'ocd-real-event',
          'health-fear',
        ],
        {
          says: [
            'There is the doubt again, asking its “what if”. I won’t answer it, because no answer lasts.',
            '“What if” has no end to it. We can let that one stand there without an answer.',
            'I hear how much you want that settled. I would rather leave it open with you than feed it.',
          ],
          asks: [
            'What is the doubt telling you to do right now?',
            'What would you be doing now, if that question could just stay open?',
          ],
        },
      ],
    ],
  },
  'must-function-tomorrow': {
    says: [
      'And on top of it all you have to be up and working soon. That adds pressure.',
      'So you have to get through that as well, feeling like this.',
      'You may not be at your best for it. You can still be there at half strength.',
      'That is a hard thing to face on so little.',
      'I see why it worries you. There is no day off from this.',
      'You have to hold it together for others, and you feel like this inside.',
    ],
    asks: [
      'What is the least that has to go right?',
      'What could you make easier for yourself before then?',
      'Does anybody there know how you are?',
    ],
  },
  'children-notice': {
    says: [
      'That hurts, to see it reach a child. I can hear how much you love them.',
      'They saw, and that is what got you.',
      'So it is no longer only yours, and that hurts the most.',
      'Children do notice. They also notice when you come back to them.',
      'You worry what it does to them. That is because they matter to you.',
      'It must have gone right through you to see that.',
    ],
    asks: [
      'What have you said to them about it, if anything?',
      'What would you like them to know?',
      'How was it between you afterwards?',
    ],
  },
  'alone-right-now': {
    says: [
      'So there is nobody else there just now. I am here on the page, for as long as you write.',
      'Alone with it, then. Everything is louder in an empty place.',
      'You have nobody there to turn to at the moment. It is harder that way.',
      'I see. You are on your own with this for now.',
      'It must be very quiet around you.',
      'Then it is you and this page for a while. You can write whatever comes.',
    ],
    asks: [
      'Is there somebody you could ring or write to, just to hear a voice?',
      'What is around you where you sit?',
      'When will there be somebody again?',
    ],
  },
  'someone-is-near': {
    says: [
      'Somebody is close by, then. You don’t have to be alone with it if you don’t want to be.',
      'That is something, having another person there.',
      'So you are not all by yourself, even if you have not said anything.',
      'Somebody is there. You could let them see a little of it, or just sit nearby.',
      'All right. They are near, and you are telling it here.',
      'I’m glad there is someone within reach.',
    ],
    asks: [
      'Do they know how it is for you right now?',
      'What would you want from them, if you could ask for one thing?',
      'Would it be easier with them, or is it better alone?',
    ],
  },
  'changes-subject': {
    says: [
      'All right, something else then. I am only made for talk about how you are, so I may not know much about it.',
      'Sure, we can leave that. On other things I have little to say, but I read along.',
      'A change is fine. I know very little beyond this sort of talk, to be honest.',
      'Okay, we can put it down for a bit.',
      'That is fine; you don’t have to stay with it.',
      'Fair enough, that was heavy. I may be poor company on other subjects.',
    ],
    asks: ['What do you like about it?', 'Is it something that does you good?'],
  },
  'plans-something': {
    says: [
      'That sounds like a plan you can do. Come back and tell me how it went, if you like.',
      'So that is what you will do. I hope it goes gently.',
      'Good that you have something in mind. It does not have to go perfectly.',
      'That is clear. It need not be bigger than you just said.',
      'You have found a next thing to do, and it is your own.',
      'All right. If it turns out differently, that is fine too.',
    ],
    asks: [
      'What could get in the way, and what then?',
      'Is there anything that would make it easier?',
      'How does it feel to have decided that?',
    ],
    isMirrored: true,
  },
  undecided: {
    says: [
      'You are torn, and both sides have something to them.',
      'So it is still open, and that is tiring in itself.',
      'You don’t have to decide it this minute.',
      'I can’t choose for you. I can look at it with you.',
      'It goes back and forth in you. It is tiring to be pulled both ways.',
      'You see good and bad in both, by the sound of it.',
    ],
    asks: [
      'If you had already said yes, what would you feel first?',
      'What is each side afraid of?',
      'When does it have to be decided?',
      'What would you miss if you let it go?',
    ],
  },
}
