/** Asked whether a dangerous thing is all right: a plain no, why, and who helps. */
export const ofDanger: Readonly<Record<string, readonly string[]>> = {
  'not-hurting': [
    'No. Please do not do it, whoever tells you to. Stay in, put keys and anything sharp away, and be near somebody you trust. If it pulls at you, call {emergency} and say just that.',
    'No, please stay where you are. Nobody has to do what it says. Call {emergency} now if you are outside, or if it gets stronger.',
  ],
  'not-cutting': [
    'No, please do not. You are not bad for wanting it. Put it in another room and go where somebody is. {lines} talk with people while it is strong.',
    'Please do not. The pull rises and sinks again, mostly within the hour. {lines} can be with you through it.',
  ],
  'not-purging': [
    'No. You are not bad for it, and it can hurt you: the heart and the throat suffer first. Please tell one person who can help: a doctor, {lines}, or a grown-up you trust.',
    'No, it is not all right for you, and I am glad that you ask. A doctor can help with this, and hears it often. If you faint or your heart skips, go today.',
  ],
  'not-medicine': [
    'Please not on your own. To stop or change it at once can be dangerous. Whoever prescribed it, or a pharmacist, can tell you a safe way today.',
    'I would not, before you have asked a pharmacist or your doctor. Until then, what was prescribed is the safer way.',
  ],
  'not-driving': [
    'No, please do not drive now. A taxi, a friend, or a night where you are. It can wait until tomorrow.',
    'No. You could get hurt, and somebody else, too. Give the keys to another person, or put them where you will not look tonight.',
  ],
  'not-drinking': [
    'Please not all at once. If you shake or sweat without it, a doctor has to help you stop: it can be dangerous alone. A fit, or seeing things: {emergency}.',
    'I cannot say yes to that. When the body is used to drink, a doctor makes stopping safe. Ring one today.',
  ],
}
