import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const overload: Scenes = {
  // Has too many things to do at once and the list grows faster than it can be worked off.
  'overload/list-gets-longer': {
    says: [
      'However much gets done, more comes in behind it. There’s no point at which the day lets you say: that’s it, finished.',
      'So many things are calling at once, and each of them acts as though it came first.',
      'It’s the sheer amount. You can be at it all day and still feel behind, which is bitter after so much effort.',
    ],
    asks: ['Which thing shouts the loudest just now?', 'What would you most like to see off your plate?'],
  },
  // Looks after an ill or old family member on top of everything else, without a break.
  'overload/caring-for-relative': {
    says: [
      'Someone leans on you with their whole weight, and your own life has to fit in around the edges.',
      'Looking after someone like this has no closing time. Even the hours in between belong to it, because part of you stays on call.',
      'It has to be done, it falls to you, and nobody asks the tiredness. So little of the day is left for yourself.',
    ],
    asks: [
      'Which part of the day takes the most out of you?',
      'When did you last have a moment just for yourself?',
    ],
  },
  // Is with baby or small children all day and has not a minute of their own.
  'overload/small-children': {
    says: [
      'From morning on somebody small wants something, and not one thought of your own gets to its end.',
      'You can be with them all day long and go without a minute in which nobody needs you.',
      'Little ones don’t wait, so it’s your own needs that do, every time. That drains a person right down.',
    ],
    asks: ['At which point of the day is it too much?', 'What do you miss most for yourself?'],
  },
  // Has to do the work of missing colleagues as well because there are too few people.
  'overload/short-staffed': {
    says: [
      'The work of people who aren’t there lands on you, and the day doesn’t get any longer for it.',
      'You hold together something that was meant for more hands, and because you hold it, it looks as if it worked.',
      'It’s unfair: there are too few people, and it’s your strength that has to make up the difference.',
    ],
    asks: ['What state are you in when the working day ends?', 'Which part of the extra load weighs most?'],
  },
  // Too much to study or hand in and the dates are coming closer.
  'overload/exams-and-deadlines': {
    says: [
      'There is more to do for it than there are hours, and the date comes closer all the same.',
      'A head that’s already full is expected to take in or bring out still more, and the calendar isn’t interested.',
      'Whatever you’re working on, the rest of it sits behind you and gets nearer. That makes it hard to be with anything fully.',
    ],
    asks: ['Which bit of it frightens you most?', 'What do your days look like at the moment?'],
  },
  // Carries the whole household and the thinking for it alone while others in the home do not see it.
  'overload/home-on-my-shoulders': {
    says: [
      'It all runs because you think of it, and just because it runs, what it takes stays invisible.',
      'It’s not only the doing. It’s always having to be the person who notices, in a home that others live in too.',
      'There’s a real unfairness in it: the place belongs to everybody, and the work of it comes to you.',
    ],
    asks: ['Which bit of it would you hand over first?', 'What happened last that made it so clear?'],
  },
  // There is so much waiting that nothing gets started, only sitting or staring.
  'overload/frozen-by-too-much': {
    says: [
      'From outside it looks like doing nothing, and inside everything pulls at once until nothing can move.',
      'There’s so much of it that there’s no place to begin, and then the not beginning weighs on top of the rest.',
      'It all wants you at the same moment, and that brings everything to a standstill. It’s a tiring kind of stillness.',
    ],
    asks: ['What was it you last meant to begin?', 'What goes on in you while everything stands still?'],
  },
  // Agreed to take on something more although there was no strength left for it.
  'overload/said-yes-again': {
    says: [
      'The yes was out before your own tiredness had its turn, and now it’s you who has to find the strength for it.',
      'In that moment refusing costs more than agreeing. The bill only comes later, and it comes to you.',
      'There was the wish not to let anybody down. The one it let down is the tired one who now has to do it.',
    ],
    asks: ['What would you have liked to say in that moment?', 'What does this yes push out of your week?'],
  },
  // After a long strain some tiny mishap made them break into tears or shouting.
  'overload/tiny-thing-tipped-it': {
    says: [
      'It wasn’t that little thing by itself. It came on top of everything that had been held up until then.',
      'For so long it was all kept together, and then something tiny was a drop too much and out it came.',
      'It can be startling to come apart over something so small. It shows how full everything was already.',
    ],
    asks: ['What had piled up before that moment?', 'How has it been in you since?'],
  },
  // Good news within too much: said no, handed something over or took a rest.
  'overload/put-something-down': {
    says: [
      'Something that’s usually on you isn’t on you for once. That’s good to hear, and getting there wasn’t nothing.',
      'So there’s a bit of air now where there was only weight before. It’s nice to be told that part too.',
      'You let something go, and there’s room in its place. After carrying so much, that’s no small thing.',
    ],
    asks: ['What was it like, the moment after?', 'What have you got a little more room for now?'],
  },
  // Money does not reach to the end of the month and bills and letters are constantly on the mind.
  'overload/money-wont-stretch': {
    says: [
      'You calculate from morning on, and it still does not come out even. There is hardly a thought that money does not walk into.',
      'It is not only the figures. It is the choosing and going without and holding your face straight, and that is exhausting.',
      'You turn every coin over, and still the next demand is waiting. Living so close to the edge leaves you little room to rest.',
    ],
    asks: ['Which bill or worry presses the most?', 'Who knows how tight things are?'],
  },
  // An exam is coming and nothing stays in the head, or the mind goes blank from pressure.
  'overload/exam-nothing-sticks': {
    says: [
      'You put in the effort, and it is as if the door to it were jammed. The pressure takes up the very room the learning needs.',
      'So much seems to hang on this that your head is busy with the fear of it. That is no proof of what you can do.',
      'It is frightening to reach for what you worked on and find nothing in your hand. And all the while the date keeps coming nearer.',
    ],
    asks: ['What hangs on it for you?', 'When does the head feel a little clearer?'],
  },
  // Has a new baby and is exhausted and swamped, and it is not as one had imagined.
  'overload/new-baby-swamped': {
    says: [
      'Everything turns round this tiny person, around the clock, and hardly anyone asks where you have got to in all this.',
      'It had looked different beforehand. Now there is so little sleep and so much to do, and you are supposed to be happy as well.',
      'Love and being utterly worn out can be there in the very same hour. It is lonely when only one of the two may be said.',
    ],
    asks: ['What had you imagined would be different?', 'Which part of the day is the hardest?'],
  },
  // Perimenopause or menopause: does not recognise herself, hot flushes, rage, fog, tears.
  'overload/menopause-not-myself': {
    says: [
      'Your own body has changed the rules on you, without asking. You are expected to carry on as if nothing had happened.',
      'It is unsettling when you no longer feel like yourself from one day to the next. And it is so often waved away.',
      'You have to go on functioning while so much in you is being rearranged. Not recognising yourself is a kind of loss as well.',
    ],
    asks: ['What feels most unlike you at the moment?', 'What do you miss of how you used to be?'],
  },
  // Keeps putting something off, knows it, and feels worse with every day that passes.
  'overload/putting-it-off': {
    says: [
      'The thing stays undone, and it sits in every hour you spend on something else.',
      'It gets heavier by waiting, and the heaviness makes you wait.',
      'Not doing it has turned out to be hard work too.',
    ],
    asks: ['What is it that’s waiting?', 'What feels most unpleasant about it when you get near?'],
  },
  // Is burnt out or signed off work, and cannot rest, feels guilty or dreads going back.
  'overload/signed-off-sick': {
    says: [
      'You were running for so long that standing still feels like falling.',
      'Time off was meant to be rest, and the work has come home with you in your head.',
      'When the strength is gone, even a free day has to be carried.',
    ],
    asks: ['What does a day look like for you now?', 'When did you first notice that it was too much?'],
  },
}
