import type { NeedId } from '#domain/chat/guide/understanding.ts'

/**
 * Asked while listening, where nothing nearer fits: whatever was told of the need, each can be answered. None asks what
 * an obsession is about, nor for what would have to be checked or remembered.
 */
export const needQuestions: Readonly<Partial<Record<NeedId, readonly string[]>>> = {
  'panic-now': [
    'Where in your body is it strongest?',
    'Is it going up, or down, or staying level?',
    'Where are you while this is happening?',
    'Is anybody near you at the moment?',
  ],
  'health-fear': [
    'When in the day is the fear loudest?',
    'What do you do when it gets strong?',
    'What would this evening hold, if the fear sat in another room?',
    'What has it kept you from lately?',
    'Who knows that you are this scared?',
  ],
  'ocd-contamination': [
    'What does it keep you from doing?',
    'How much of the day goes on it?',
    'What is the strain like, from 0 to 10, right now?',
    'Who around you has noticed?',
    'What do you miss doing without a second thought?',
  ],
  'ocd-checking': [
    'What does the doubt do to your body?',
    'How late does it make you?',
    'What would you be doing by now, without it?',
    'When did it last leave you alone for a while?',
    'Who knows about the going back?',
  ],
  'ocd-harm': [
    'What does the fear make you stay away from?',
    'What is it like to carry this about, day by day?',
    'When is it quieter?',
    'Is there one person who knows that these thoughts come?',
    'What would you do today, if the thought could just be there?',
  ],
  'ocd-taboo': [
    'How long have you been alone with this?',
    'What do you avoid because of it?',
    'What does it do to your day when one comes?',
    'When does it bother you least?',
    'What is it like to have said it here?',
  ],
  'ocd-relationship': [
    'How does the doubt get into an ordinary evening?',
    'What do you do when it starts up?',
    'How much of the time that you two have goes to it?',
    'When did you last just sit together?',
    'What is it like in your body when it comes?',
  ],
  'ocd-just-right': [
    'What does it feel like when it is off?',
    'How long does it take, on a usual day?',
    'What gets left undone because of it?',
    'Who sees you do it?',
    'What happens in you, if you have to leave it?',
  ],
  'ocd-real-event': [
    'What does going over it do to you?',
    'When in the day does it start?',
    'What have you stopped letting yourself have?',
    'How long has it had such a hold on you?',
    'What would you be thinking about, if not about this?',
  ],
  flashback: [
    'What around you now tells you that it is today?',
    'What helps you come back, as a rule?',
    'How is your body at the moment?',
    'Are you somewhere where you can sit down?',
    'How long does it usually stay?',
  ],
  dissociation: [
    'What can you see from where you are?',
    'How is it to put words to it?',
    'What were you doing when it began?',
    'Does anything feel near, even a little?',
    'How long does it last, usually?',
  ],
  shame: [
    'Who made you feel that way first?',
    'What do you do when that feeling comes?',
    'What would you say to somebody who told you this?',
    'What do you hide because of it?',
    'Who would not think less of you?',
  ],
  eating: [
    'What is it like around you when you eat?',
    'Who knows how hard meals are?',
    'When is it a bit easier?',
    'What takes your mind off it for a while?',
    'What does it take away from your day?',
  ],
  substance: [
    'When in the day is the pull strongest?',
    'What does it give you, for that while?',
    'What else is going on just now?',
    'Who could sit with you this evening?',
    'What would you like tomorrow morning to be like?',
  ],
  'violence-at-home': [
    'Are you alone as you write this?',
    'Who else knows what it is like at home?',
    'Where could you go, if it starts again?',
    'Who is in the house with you?',
    'What would make tonight a little safer?',
  ],
  'certain-beliefs': [
    'What is it like for you when that happens?',
    'Who do you feel safe with?',
    'How have you been sleeping?',
    'What helps you to be a bit calmer with it?',
  ],
}
