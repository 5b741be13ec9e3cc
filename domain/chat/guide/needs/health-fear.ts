import type { Need } from '#domain/chat/guide/step.ts'
import { summary } from '#domain/chat/guide/summary.ts'

export const healthFear: Need = {
  start: 'arrive',
  steps: {
    arrive: {
      says: 'A worry about your health can fill the whole room. You said it out loud, and that is a good first step.',
      asks: 'What set it off?',
      fills: 'situation',
      choices: [
        {
          label: 'A feeling in my body',
          hears: /\b(feel\w*|body|pain|chest|heart|head\w*|lump|symptoms?)\b/,
          to: 'line',
        },
        { label: 'Something I read', hears: /\b(read|saw|googl\w*|search\w*|video|news)\b/, to: 'line' },
        { label: 'Waiting for a result', hears: /\b(wait\w*|results?|appointment|test)\b/, to: 'line' },
      ],
      otherwise: 'line',
    },
    line: {
      says: 'I cannot judge symptoms, so I tell everyone the same. Some signs mean calling the emergency number now ({emergency}). They are chest pain with fainting, a face that droops, a weak arm, lost speech or heavy bleeding. Everything else: book, do not search.',
      asks: 'Which is it for you?',
      choices: [
        {
          label: 'One of those, now',
          hears: /(?<!\bnot |n't )\b(one of (those|these|them)|emergency|yes|happening)\b/,
          to: 'emergency',
        },
        { label: "I can't tell", hears: /\b(can't tell|not sure|don't know|maybe|unsure)\b/, to: 'unsure' },
        {
          label: 'It can wait for a visit',
          hears: /\b(wait|visit|book|none|not|no|doctor|seen)\b/,
          to: 'pull',
        },
      ],
    },
    emergency: {
      says: 'Then please stop here and call {emergency} now. Say what is happening and where you are. If someone is near, ask them to stay with you.',
      asks: 'Have you been able to call?',
      choices: [
        { label: 'Yes, I called', hears: /\b(yes|called|calling|they are coming)\b/, to: 'called' },
        { label: 'Not yet', hears: /\b(no|not yet|can't|scared)\b/, to: 'call-now' },
        { label: 'It was not one of those', hears: /\b(not one|wrong|mistake|was not|wasn't)\b/, to: 'pull' },
      ],
      otherwise: 'call-now',
    },
    'call-now': {
      says: 'Please call now, before anything else. Nobody is watching this chat, so I cannot send help. A neighbour or a friend can call for you too.',
      asks: 'Can you call, or ask someone to call for you?',
      choices: [
        { label: 'I am calling now', hears: /\b(yes|calling|called|will|ok(ay)?)\b/, to: 'called' },
        { label: 'It was not one of those', hears: /\b(not one|wrong|mistake|wasn't)\b/, to: 'pull' },
      ],
      otherwise: 'call-now',
      isPatient: true,
    },
    called: {
      says: 'Good. Calling was the right thing to do. Stay where they can find you, unlock the door if you can, and do what they tell you.',
      asks: 'I am here until they come, if you want to write.',
      choices: [{ label: 'Just listen', hears: /\blisten\b/, to: 'just-listen/listen' }],
      otherwise: 'just-listen/listen',
      isPatient: true,
    },
    unsure: {
      says: 'Not knowing is the hardest part, and I cannot clear it up. A doctor, a nurse line or the out-of-hours service can ask the right questions; one call to them is enough.',
      asks: 'Will you call one of them, or book a visit?',
      choices: [
        { label: 'I will call', hears: /\b(call|phone|yes|will|ok(ay)?)\b/, to: 'pull' },
        { label: 'I will book a visit', hears: /\b(book|visit|appointment)\b/, to: 'pull' },
        { label: 'I keep putting it off', hears: /\b(put\w*|no|can't|scared|later)\b/, to: 'pull' },
      ],
      otherwise: 'pull',
    },
    pull: {
      says: 'Then one call or one booking is the whole plan for your body. Until then the worry will ask for more, and you do not owe it more.',
      asks: 'What does it pull you to do right now?',
      choices: [
        { label: 'Search', hears: /\b(search\w*|googl\w*|read\w*|look\w* up)\b/, to: 'delay' },
        { label: 'Check my body', hears: /\b(check\w*|touch\w*|feel\w*|measure\w*|press\w*)\b/, to: 'delay' },
        { label: 'Ask if I am all right', hears: /\b(ask\w*|all right|ok(ay)?|call\w*)\b/, to: 'delay' },
      ],
      otherwise: 'delay',
    },
    delay: {
      says: 'That pull is strong, and giving in feeds it. Put it off for ten minutes; you may still do it then. Meanwhile, turn outward with {exercise}, below.',
      asks: 'How strong is the pull after waiting a little?',
      offers: 'health-fear',
      choices: [
        { label: 'Weaker', hears: /\b(weaker|less|better|lower|gone|easier)\b/, to: 'feeling' },
        { label: 'The same', hears: /\b(same|still)\b/, to: 'feeling' },
        { label: 'Stronger', hears: /\b(stronger|more|worse)\b/, to: 'feeling' },
      ],
      otherwise: 'feeling',
    },
    feeling: {
      says: 'You waited, even for a moment. That is the part that counts, whatever the pull did.',
      asks: 'Under the worry, which feeling is there?',
      fills: 'feeling',
      choices: [
        { label: 'Scared', hears: /\b(scared|afraid|fear)\b/, to: 'strength' },
        { label: 'Worn out', hears: /\b(worn|tired|exhausted)\b/, to: 'strength' },
        { label: 'Alone with it', hears: /\b(alone|lonely)\b/, to: 'strength' },
      ],
      otherwise: 'strength',
    },
    strength: {
      says: ({ known }) =>
        known.feeling
          ? `So the word under it is ${known.feeling}. That is a lot to carry along with the worry.`
          : 'Thank you. That is a lot to carry around.',
      asks: 'If the worry were quieter, what would you do with the next hour?',
      fills: 'strength',
      choices: [
        { label: 'Rest', hears: /\b(rest|sleep|bed)\b/, to: 'summary' },
        { label: 'Be with someone', hears: /\b(someone|friend|family|with)\b/, to: 'summary' },
        { label: 'Do something small', hears: /\b(small|tea|walk|cook|read|work)\b/, to: 'summary' },
      ],
      otherwise: 'summary',
    },
    summary: {
      says: ({ known }) =>
        `${summary(known, 'is what this hour could be for')} For your body: book, do not search. For this hour: that one thing, with the worry along for the ride.`,
      asks: 'What would help you to start?',
      choices: [
        { label: 'Another exercise', hears: /\b(exercise|breath\w*)\b/, to: 'exercise/another' },
        { label: 'Just listen', hears: /\b(listen|talk|stay)\b/, to: 'just-listen/arrive' },
        {
          label: "I'm done for now",
          hears: /\b(done|nothing|enough|thanks?|thank you|bye|ok(ay)?)\b/,
          to: 'close',
        },
      ],
    },
    close: {
      says: 'Then go and do the small thing. When the worry asks again, you can answer it: maybe, maybe not, and it is booked.',
      asks: 'A person you trust can know about this too; you need not hold it alone.',
      choices: [
        { label: 'Another exercise', hears: /\bexercise\b/, to: 'exercise/another' },
        { label: 'Just listen', hears: /\b(listen|talk|wait)\b/, to: 'just-listen/arrive' },
      ],
      otherwise: 'just-listen/listen',
    },
  },
}
