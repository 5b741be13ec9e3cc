import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const healthFear: Scenes = {
  // Has been looking up symptoms online for hours and is more frightened with every page.
  'health-fear/searching-online': {
    says: [
      'You go looking for one sentence that would let you rest, and each page brings new fright instead. And so it goes on to the next.',
      'The search begins as a wish for calm and ends far away from it. It is hard to stop while the answer seems just a page off.',
      'So many hours spent reading about what could be, and none of it can give the certainty that you went in for.',
    ],
    asks: ['What did you hope to find when you began?', 'How did you feel just before you started looking?'],
  },
  // The tests came back clear but the person cannot believe it and thinks something was missed.
  'health-fear/test-missed-something': {
    says: [
      'The result was meant to close the door, and your mind has found the gap in it: but what if it was overlooked.',
      'You had hoped that the result would finally give rest. Instead the doubt has moved on, from the body to the test itself.',
      'However clear the paper is, it cannot give the complete certainty the fear asks for. So the fear keeps on asking.',
    ],
    asks: ['What had you hoped you would feel with that result?', 'What does the doubt say most often?'],
  },
  // Is waiting for a test result or appointment and can hardly bear the time until then.
  'health-fear/waiting-for-results': {
    says: [
      'In the waiting, nothing can be done and everything can be imagined. The time hardly moves, and the mind fills it with the worst.',
      'You are living between not knowing and knowing, and the ordinary days have to be got through all the same.',
      'The very thing that you dread is also the thing that you cannot wait for. Both pull at you at once.',
    ],
    asks: ['Which part of the day is the longest?', 'What do you do with yourself while you wait?'],
  },
  // Keeps touching, pressing, measuring or looking at a place on the body to see if it has changed.
  'health-fear/pressing-the-spot': {
    says: [
      'It draws you back there again and again, just to see whether it is still the same. And each time the quiet is short.',
      'You want to be sure, and the checking promises exactly that. Then comes a small doubt, and it has to be done again.',
      'So much of the day revolves around this, and it gives no answer that lasts. That wears a person down.',
    ],
    asks: ['What happens in you just before you check?', 'How long does the quiet last afterwards?'],
  },
  // As soon as one symptom or illness fear goes, a new one takes its place.
  'health-fear/next-symptom': {
    says: [
      'Hardly has the one thing grown quiet when the next reports in. There is hardly any room in between in which you could rest.',
      'The place changes and the fright stays the same. It only looks for a new spot to settle on.',
      'You keep being relieved and alarmed again in the same breath. With that rhythm, the relief never gets time to be felt.',
    ],
    asks: ['Which one is the loudest at the moment?', 'What was it like when the last one had gone?'],
  },
  // The doctor did not take them seriously, said it is only anxiety, and they went home with the fear.
  'health-fear/brushed-off': {
    says: [
      'You went there with a real fright and came out with the feeling of having bothered someone. And the fright came home with you.',
      'Whatever it is, you deserved to be heard out. To be waved away leaves you by yourself with it, and ashamed on top.',
      'It takes something to go there and say it aloud. To get so little attention for it hurts, and it settles nothing.',
    ],
    asks: ['What did you want them to hear?', 'What stung most about that visit?'],
  },
  // Asks people close to them again and again whether it is something serious, and they are getting annoyed or it only helps for a moment.
  'health-fear/asking-family': {
    says: [
      'You want to hear it from somebody you trust, and it hardly holds. Then you need it again, and it gets harder to ask.',
      'The fear sends you to the people you love for one calming word. Now there is the worry about them as well.',
      'So much hangs on that one answer from someone close, and it wears off so quickly. Having to ask again costs you each time.',
    ],
    asks: ['What do you most wish to hear from them?', 'What goes on in you just before you ask?'],
  },
  // Does not go to the doctor, or does not open the letter, for fear of what could come out.
  'health-fear/avoiding-the-doctor': {
    says: [
      'As long as nobody has looked, it stays open, and open is at least not the worst. Yet the fear does not stay away for it.',
      'You keep the answer at a distance because it could be the bad one. The distance protects a little, and costs a great deal.',
      'Two frights are pulling against each other: of what could be there, and of hearing it said. Between them nothing moves.',
    ],
    asks: ['What are you most afraid of hearing?', 'How heavy is it to keep it at a distance?'],
  },
  // The relief after a check-up or good result lasted only a short time and the fear is back.
  'health-fear/relief-faded': {
    says: [
      'You had it, that relief, and it was real. And then it slipped through your fingers, as though it had never been allowed to stay.',
      'How short the good news lasts is a disappointment of its own. You had counted on being able to live on it for a while.',
      'The fear let itself be calmed for a moment, and then it asked for more. What was settled lies open again.',
    ],
    asks: ['When did you notice it coming back?', 'What was the light part of it like?'],
  },
  // Small good news: did not search, check or ask although the urge was there, or forgot about the symptom for a while.
  'health-fear/did-not-look': {
    says: [
      'The fear had its usual place prepared, and this time you did not take it. There was room for something else.',
      'For a while, life was bigger than the worry about the body. It may look small from outside, and it is not small.',
      'Without certainty, and still the day went on, with you in it. That is something you have now lived through for yourself.',
    ],
    asks: ['What was there in that time instead of the worry?', 'How does it feel to look back on it?'],
  },
  // Has a real, diagnosed illness and is waiting for a scan, blood or check-up result.
  'health-fear/results-after-diagnosis': {
    says: [
      'The waiting sets your life on hold, and it does so each time there is a test. This is not a fear out of nothing.',
      'You have already had to hear serious news once. Of course every call and every letter weighs more since then.',
      'Somebody else may soon know something about your body, and you have to go on as if it were any ordinary week.',
    ],
    asks: ['What is the longest part of the waiting?', 'What goes round in your head most just now?'],
  },
  // Notices skipped, fluttering or thumping heartbeats and is frightened by them.
  'health-fear/heart-skips': {
    says: [
      'One odd beat, and everything in you turns towards your chest.',
      'It is hard to look away from something that knocks from the inside.',
      'In the gap before the next beat, a second can get very long.',
    ],
    asks: ['Where were you when it came?', 'How does the rest of your day go on after such a moment?'],
  },
  // Keeps taking their pulse, blood pressure or oxygen, with fingers, a watch or a device.
  'health-fear/pulse-taking': {
    says: [
      'A number gives you a second of knowing, and then the next second is open again.',
      'It sounds as if part of you is always on duty, counting.',
      'Looking is so quick and so near at hand that leaving it be is the hard part.',
    ],
    asks: [
      'What were you doing just before your hand went there?',
      'What else is in your day, next to the numbers?',
    ],
  },
  // Has found a lump, swelling, mole or mark on the body and is frightened of what it is.
  'health-fear/lump-found': {
    says: [
      'Before you found it there were ordinary days, and now there is this.',
      'Something so small can take up all the space.',
      'You know that it is there, and you don’t yet know what it is, and that is a hard place.',
    ],
    asks: ['Who else knows about it so far?', 'What has the time since you found it been like?'],
  },
  // Is sitting in a waiting room, or about to go in to the doctor, and is frightened.
  'health-fear/waiting-room': {
    says: [
      'Those minutes before the door opens can be the longest of all.',
      'You are sitting still on the outside, and inside it is anything but still.',
      'All that is left to do right now is wait, and waiting is work.',
    ],
    asks: [
      'What can you see from where you’re sitting?',
      'What would you like to be able to say once you’re in there?',
    ],
  },
  // Is afraid of a blood test, injection, vaccination or of needles.
  'health-fear/needle': {
    says: [
      'Even thinking about the needle brings the whole thing into your body already.',
      'It’s over quickly for the one who holds the needle, and long for you.',
      'People may find it small, and for you it is not small at all.',
    ],
    asks: ['Which part of it is the worst to think of?', 'What is the appointment for?'],
  },
  // Is afraid of the dentist and puts it off, or has an appointment coming.
  'health-fear/dentist': {
    says: [
      'Lying back with your mouth open leaves you very little to hold on to.',
      'The tooth is one thing, and the dread before it seems to be the bigger part.',
      'Putting it off brings a bit of quiet, and it goes on sitting in the back of the mind.',
    ],
    asks: ['What about it do you picture first?', 'How long has this been hanging over you?'],
  },
  // Is afraid of lying in the MRI or CT scanner, or could not go through with it.
  'health-fear/scan-tube': {
    says: [
      'A narrow tube and the order to lie still leave the fear nowhere to go.',
      'It’s a strange thing to be asked to do, lying motionless while everything in you wants out.',
      'The scan may be needed, and your whole body says no to it.',
    ],
    asks: [
      'Which moment of it do you see when you think of it?',
      'What have they told you about how it goes?',
    ],
  },
  // Is afraid of vomiting or of others being sick, feels queasy and watches for signs.
  'health-fear/afraid-of-vomiting': {
    says: [
      'A bit of queasiness sets off the whole alarm, and then there is only the stomach.',
      'To others it’s unpleasant, and for you it is one of the worst things there could be.',
      'So much of the day seems to get arranged around this one thing not happening.',
    ],
    asks: [
      'What is going on around you right now?',
      'What does this fear take away from you that you’d like back?',
    ],
  },
  // Has a headache, pressure or odd feeling in the head and fears a tumour or something grave.
  'health-fear/headache': {
    says: [
      'When it is in the head, it sits right where the thinking is done.',
      'There is what you feel in your head, and there is the story that comes up with it.',
      'A head you can’t see into leaves a lot of room for pictures.',
    ],
    asks: ['What did today look like before you noticed your head?', 'What has it kept you from today?'],
  },
  // Is afraid to take a prescribed medicine, of its side effects, or of something having gone wrong after taking it.
  'health-fear/afraid-of-the-pill': {
    says: [
      'The thing that is meant to help is now one of the things to be afraid of.',
      'It’s a small tablet, and once swallowed it can’t be taken back.',
      'After reading that list, it is hard not to listen for every line of it.',
    ],
    asks: [
      'What were you hoping the medicine might do for you?',
      'What worries you most when you look at the box?',
    ],
  },
  // Somebody they know or read about has fallen ill or died, and now they fear it for themselves.
  'health-fear/someone-my-age-fell-ill': {
    says: [
      'What happened to them has come very close to you.',
      'It’s hard to hear a thing like that and not lay it over your own body.',
      'There is the shock about them, and then there is the fear that follows you home.',
    ],
    asks: ['How did you hear about it?', 'What was that person like, as far as you know?'],
  },
  // Is seized by the thought that they and everybody will die one day, often at night.
  'health-fear/thinking-of-death': {
    says: [
      'That thought has no edges, and at some hours it comes right up close.',
      'It’s the one thing nobody can argue away, and you are looking straight at it.',
      'Most of the time it’s only a fact, and then suddenly it is about you.',
    ],
    asks: ['When does the thought tend to come?', 'What was today like before it turned up?'],
  },
  // Has an operation or procedure ahead and is afraid of the anaesthetic, of pain or of not waking up.
  'health-fear/operation-ahead': {
    says: [
      'It is a lot to lie down and put yourself into other people’s hands.',
      'The date stands there, and every day before it is already a part of it.',
      'To others it has a name and a date, but you are the one going in.',
    ],
    asks: [
      'What goes round in your head most about that day?',
      'Who will be around you before or afterwards?',
    ],
  },
  // Has a ringing, humming or whistling in the ears that does not stop and wears them down.
  'health-fear/ringing-ears': {
    says: [
      'A sound nobody else can hear is a lonely thing to live with.',
      'There is no door you can close on it.',
      'Quiet used to be a rest, and now it’s where the noise is.',
    ],
    asks: ['When in the day does it bother you most?', 'What has it changed in your days?'],
  },
  // Begs the companion to say that it is nothing serious, or asks again although an answer was given.
  'health-fear/please-just-tell-me': {
    says: [
      'You want one word that would let you breathe out, and that would last.',
      'Not knowing is so hard to bear that any answer looks better than none.',
      'You’re asking because the fear leaves you no peace.',
    ],
    asks: [
      'What would you do with the next hour if the fear took up less of it?',
      'How long has the question been pushing like this today?',
    ],
  },
}
