import type { Thing } from '#domain/chat/guide/say/things/thing.ts'

export const bodyAndMind: Readonly<Record<string, Thing>> = {
  'voice-fears': {
    says: [
      'Those are two real fears, and it is good that they are said. Most people who hear a voice are not told to do harm, and most are helped at home. A GP should hear this week just what you wrote.',
      'That is frightening to carry into the night. A doctor can help with it early, and early works best. If it ever tells you to hurt yourself or somebody, call {emergency}.',
    ],
    asks: ['Has it ever told you to do something?', 'Who could sit with you tonight?'],
  },
  'surgery-closed': {
    says: [
      'Two days to wait, and nothing to hold on to. Ring when they open. If it gets hot, grows fast, or you cannot swallow or breathe well, do not wait for Monday: call an out-of-hours line.',
      'It is the weekend, so there is no answer to be had yet. Not looking and not pressing is all that can be done, and it is a lot.',
    ],
    asks: ['What would you do this afternoon, if it could stay open until then?'],
  },
  'pressing-sore': {
    says: [
      'Pressing makes a place sore, and a sore place frightens more. Leave it be until it is looked at, once.',
      'Your fingers have been at it all night. It would be sore on anybody by now.',
    ],
    asks: ['What could your hands do instead for ten minutes?'],
  },
  'was-another-part': {
    says: [
      'Last time it was another part of the body, and the fear felt just as true then. You see the pattern yourself.',
      'So the fear moves about, and always with the same voice. You noticed that.',
    ],
  },
  'ill-and-kids': {
    says: [
      'There it is: the children. It is about who would be there for them.',
      'With children the same fear weighs double. It is love that is frightened there.',
    ],
    asks: ['How old are they?'],
  },
  'googled-long': {
    says: [
      'Each page there has the worst of it at the top. Few people feel calmer after that.',
      'You were looking for one line that would let you rest. It is not in there.',
    ],
    asks: ['What were you hoping to find?'],
  },
  'await-results': {
    says: [
      'Waiting is the part with nothing to do in it, and so the head does everything.',
      'It is known in some drawer, and you are not told yet. That is hard to sit through.',
    ],
    asks: ['When will you hear?'],
  },
  'fourth-this-week': {
    says: [
      'That many in one week is wearing. You are afraid of the next before the last has gone.',
      'So it has been one after another. A body gets tired from that, quite apart from the fear.',
    ],
    asks: ['Was there something this week that was different?'],
  },
  'feel-daft': {
    says: [
      'It feels daft afterwards, because the fear is gone and only the fuss is left. At the time it was real.',
      'No need to feel daft. Nobody who has had one laughs about it.',
    ],
  },
  'in-front-of-all': {
    says: [
      'It is the place that scares you: everyone facing one way, and you in the middle of it.',
      'What frightens you is that they would all see it.',
    ],
    asks: ['Is there someone there who knows, and could sit beside you?'],
  },
  'went-back-checked': {
    says: [
      'You went back, and it did not settle it. That is how this doubt works, and it is maddening.',
      'You have looked, and the looking does not keep. The doubt asks again.',
    ],
    asks: ['How long did it feel settled?'],
  },
  'keeps-away': {
    says: [
      'So you stay away from it to be safe, and it gets a bit bigger each time.',
      'You gave up something dear out of fear of a thought. That is how much you want no harm to come.',
    ],
  },
  'hands-raw': {
    says: [
      'Your hands hurt, and the feeling still says more. Cream and a rest will do them good, if you can bear it.',
      'The skin has had enough long ago, and the doubt has not.',
    ],
    asks: ['What would you do now, if your hands were allowed to rest?'],
  },
  'only-once-more': {
    says: [
      'That is what it always says: once more, and then peace. You know how long the last one lasted.',
      'Once more, and then sleep. It has promised you that before.',
    ],
    asks: ['Could it be five minutes later, rather than never?'],
  },
  'years-since': {
    says: [
      'So many years, and a body still answers as if it were today. That is nothing to feel stupid about.',
      'It does not go by the calendar. After all that time it can still come up in one second.',
    ],
  },
  froze: {
    says: [
      'You froze. That is what bodies do when there is no way out. It is older than thinking, and it was no consent.',
      'To lie still is how a body tries to get through such a thing. You did not choose it.',
    ],
  },
  'never-told': {
    says: [
      'You have kept that to yourself all this time. And now it stands written here.',
      'So nobody knows. That is a lot of years of keeping a straight face.',
    ],
    asks: ['What made it come up tonight?'],
  },
  'weed-since': {
    says: [
      'Since the weed, then. It can bring that glassy feeling on, and it mostly fades in hours or days. No more of it for now.',
      'That fits: weed can do this, also a day later. It is horrible while it lasts.',
    ],
    asks: ['What in the room feels most solid?'],
  },
  'voice-insults': {
    says: [
      'It says cruel things to you, and you cannot walk out of the room. That is hard to bear.',
      'To be put down like that, and by something that will not stop.',
    ],
    asks: ['Does it ever tell you to do something?'],
  },
  'not-slept-days': {
    says: [
      'Days without proper sleep make everything louder, voices and fears too. That alone is a reason to see a doctor tomorrow.',
      'So little sleep for so long: that would bring anybody to the edge. A doctor should hear of it this week.',
    ],
    asks: ['How many hours was it last night?'],
  },
  'no-hospital': {
    says: [
      'You do not want the hospital. A doctor you know, or a talk on the phone, is not the hospital, and it can be your say.',
      'I hear that. Telling a doctor early is mostly what keeps one out of it.',
    ],
    asks: ['What was it like there, if you have been?'],
  },
  'sick-every-night': {
    says: [
      'Every night, and in secret. That is hard on you in every way. A doctor should know, for your body’s sake: it takes salts that the heart needs.',
      'So it has become each evening. That is a lot to hide. Please let a doctor check your blood this week.',
    ],
    asks: ['What happens in the hour before?'],
  },
  'heart-and-sick': {
    says: [
      'A throat that hurts, and a heart that flutters, after being sick: that needs a doctor today. You can ring a health line and say just that. Pain in the chest or a faint: {emergency}.',
      'That is your body asking for help. Ring a doctor or a health line today, and tell them about being sick. If you collapse or your chest hurts, call {emergency}.',
    ],
  },
  'faint-and-sick': {
    says: [
      'Feeling faint after being sick so often is a sign to take seriously. Please ring a doctor or a health line today, and drink something now in small sips. If you pass out: {emergency}.',
      'A sore throat and feeling faint, with all that being sick: please let a doctor check you today. If you go down, or your heart races and stays so, call {emergency}.',
    ],
  },
  'wedding-dress': {
    says: [
      'A dress, a date, and everyone who will look. That is a lot of pressure on one body.',
      'Since it was booked there is a day when you will be looked at. No wonder it has got worse.',
    ],
    asks: ['What do you fear about that day?'],
  },
  'sleep-with-drink': {
    says: [
      'It gets you off, and at three you are awake again. That is how drink and sleep go together, and it is a trap.',
      'So the glass has become the way into sleep. If you drink each day, do not stop all at once without a doctor: shaking and sweating can be dangerous.',
    ],
    asks: ['What is in your head, without it?'],
  },
  'shuts-head-up': {
    says: [
      'It makes the noise stop for an hour. That is a good reason, and a dear price.',
      'So it is for the quiet. What would be noisy if it were not there is worth telling.',
    ],
    asks: ['What is the noise about, most of all?'],
  },
  'grey-mornings': {
    says: [
      'The mornings after are hard. If you shake or sweat without it, do not stop at one go: ring a doctor first.',
      'You want one morning without that. It can be had, and a doctor can help you get there safely.',
    ],
  },
  'no-nagging': {
    says: [
      'Then no telling off. You are embarrassed, and that is quite enough.',
      'No punishment from me. You came and said it.',
    ],
  },
  'hours-left': {
    says: [
      'The sums: if I fall asleep now, then. Each one wakes you up a bit more.',
      'You are watching the night get shorter. Turn the clock away, if you can; the body rests a little even so.',
    ],
    asks: ['What is tomorrow?'],
  },
  nightmare: {
    says: [
      'You wake up out of it, and your heart still believes it. Put a light on and look at the room for a bit.',
      'It was so real that going back to sleep feels like going back in.',
    ],
  },
  'nothing-feels': {
    says: [
      'Nothing at all, not even sad. That is a symptom of being very worn down, and it is frightening.',
      'As if somebody had turned the sound down on everything.',
    ],
    asks: ['What was the last thing that got through to you?'],
  },
  'cannot-wash': {
    says: [
      'When a shower is too much, one is very low. That is not being dirty or lazy. It is having no strength.',
      'So even that has become a mountain. A flannel at the sink counts for today.',
    ],
  },
  'in-bed-all-day': {
    says: [
      'A day in bed that was no rest. And then the evening with a bad conscience on top.',
      'You could not get up. It looks like nothing from outside, and inside it was hard work.',
    ],
    asks: ['What was the least bad hour?'],
  },
  blackout: {
    says: [
      'A night that is gone, and a phone that knows more about it than you. No wonder it makes you feel ill.',
      'Not to know what one said is worse than knowing. Your head fills the gap with the worst.',
    ],
    asks: ['What are you most afraid of having said?'],
  },
  'drunk-messages': {
    says: [
      'It cannot be called back now. One short line, sober, is enough: “That was the drink. I am sorry.” Then leave it be.',
      'So it is all there in writing, and you have to look at it. It says how the night was. It does not say who you are.',
    ],
  },
  'reads-the-numbers': {
    says: [
      'Each number asks for the next one. A pulse is never twice the same while one is watching it.',
      'You take it, it goes up from the fear, and so you take it again. That is the trap.',
    ],
    asks: ['Could that hand hold something else for five minutes?'],
  },
  'knows-and-fears': {
    says: [
      'You know it, and the fear does not listen to knowing. That is why one more check would not settle it either.',
      'It was looked at, and it is known. What is left is the fear, and that needs something else than another look.',
    ],
  },
  'keeps-seeing-it': {
    says: [
      'It stays before your eyes. It can stay there, and you can do the next ordinary thing all the same.',
      'One glimpse, and it runs like a film. You need not push it away, nor follow it.',
    ],
    asks: ['What would you be doing now, if it were allowed to be there?'],
  },
  'looked-and-felt-nothing': {
    says: [
      'You looked inside to see what it did to you. Whoever looks that hard mostly finds nothing. That is the looking.',
      'A feeling on demand does not come, for anyone. That says nothing either way.',
    ],
  },
  'cannot-pass-there': {
    says: [
      'So your way goes round that place. The body will not have it, whatever the head says.',
      'Months on, and your hands still know the spot. That is how a body keeps watch.',
    ],
  },
  'drives-again': {
    says: [
      '{He} can do it again, and you cannot yet. That is no weakness. Each body gets over such a thing in its own time.',
      'That others are over it does not make yours small. You were there too.',
    ],
  },
  'family-says-doctor': {
    says: [
      'They say “doctor”, and what you hear is that you are not believed. One can go for the sleep and the fear alone. Nobody has to agree on the rest first.',
      'They are worried about you. A doctor can help with being on guard all night, whatever is behind it.',
    ],
    asks: ['How have you been sleeping?'],
  },
  'made-safe': {
    says: [
      'You do all you can to make it safe, and it does not feel safe. That is wearing.',
      'So you are on guard in your own home. Nobody gets rest like that.',
    ],
    asks: ['When did you last feel at ease there?'],
  },
  'loved-it-once': {
    says: [
      'You loved it once, and now it does nothing. That is what being low takes first.',
      'It is not that you are lazy. The wanting itself is gone for now.',
    ],
    asks: ['What did you like best about it?'],
  },
  'for-nothing': {
    says: [
      'Those days happened. One night does not reach back and undo them.',
      'It feels wiped out, and it is not. What you learned in those days is still in you.',
    ],
    asks: ['What was different just before the slip?'],
  },
  'checks-by-feeling': {
    says: [
      'To feel for it all day makes a place feel strange by evening, on anyone. I leave open what it is; the checking you can put down for a bit.',
      'Each time is a small test, and none of them lasts. Leave the next one for ten minutes.',
    ],
    asks: ['How long was the longest pause today?'],
  },
}
