import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** Said to a feeling that somebody has named. Nothing is added to it. */
export const feelingWords: Readonly<Record<string, Wordings>> = {
  crying: [
    'Tears are allowed here.',
    'You can cry, and you don’t have to say why.',
    'It is all right to cry about that.',
    'I understand that it makes you cry.',
  ],
  tired: [
    'Tired to that point is hard to carry on with.',
    'You are worn out, I hear that. You can be just that tired here.',
    'I can hear how tired you are of it all.',
    'So tired. Short words are enough.',
  ],
  scared: [
    'You are scared, and I understand why.',
    'It is scary, and you don’t have to be brave about it here.',
    'Scared is a fair word for it. It can be said here.',
    'That is frightening to sit with.',
  ],
  worried: [
    'That worries you a lot, I can tell.',
    'That is a good deal of worry to hold.',
    'So the worry is there, and it can be told.',
    'With that on your mind it must be hard to sit still.',
  ],
  angry: [
    'Anger can be here, as loud as it is.',
    'Angry, then. You need not be fair about it yet.',
    'There is room for being angry.',
    'That anger has a place here.',
  ],
  sad: [
    'That is sad, and it may be.',
    'Sad needs no mending just now.',
    'That goes deep, by the sound of it.',
    'It may hurt as much as it does.',
  ],
  helpless: [
    'Not knowing how to turn is a hard place to stand.',
    'You are stuck with it, and that is tiring.',
    'To watch and not be able to do much is hard.',
    'That is a hard corner to be in.',
  ],
  guilty: [
    'Feeling bad about it is heavy in its own way.',
    'That bad feeling can be looked at without a sentence being passed.',
    'You feel guilty about it. You can tell me what for, or leave it.',
    'It weighs on you that it went like that.',
  ],
  lonely: [
    'You are lonely with it, and that makes it bigger.',
    'I hear how alone you are with this.',
    'That is lonely, and it is said now.',
    'It is a lonely thing, as you tell it.',
  ],
  ashamed: [
    'That is hard to say, and you said it.',
    'You are ashamed of it, and you still told me.',
    'I don’t think less of you for that.',
    'That kind of thing is hard to write down.',
  ],
  numb: [
    'Feeling nothing is a feeling too, in a way.',
    'Then it is blank just now, and it can be.',
    'You feel nothing much, then. That can be how it is.',
    'Numb can be how it is today.',
  ],
  stressed: [
    'That is a lot of strain.',
    'So much pulling at once wears one thin.',
    'There is only so much of that a person can take.',
    'You are under a lot of pressure.',
  ],
}

/** To good news and to steps that were taken: what they said, and no more made of it. */
export const newsWords: Readonly<Record<string, Wordings>> = {
  'news-number': [
    '{Number}. I have it.',
    'Then it stands at {number}.',
    '{Number}: I have taken that down.',
    'So {number}, as of now.',
    '{Number} it is.',
  ],
  'news-down': [
    'From {before} to {number}. It moved, and you noticed.',
    '{Before} before, {number} now.',
    'It was {before} and it is {number}: a change, by your own count.',
    'Down from {before} to {number}, as you count it.',
  ],
  'news-fewer': [
    'Only {number}. That left the others undone.',
    '{Number}, and no more. That took something.',
    'Just {number}. The rest of the pull was there, and went unanswered.',
    '{Number} is what you did, and the rest you let be.',
  ],
  'news-held': [
    '{Number} with it there. Those were yours.',
    'You had {number} of it, and they passed.',
    '{Number}. However long that was from inside, it counts.',
    'That is {number}, lived through as they were.',
  ],
  'news-waited': [
    '{Number} put off, and it stands at {before}. Both are heard.',
    'That is {number} of waiting, with {before} at the end of it.',
    '{Before}, after {number}. You let that time go by.',
    'So {number} went past without it, and {before} is what is left by your count.',
  ],
  'news-kept': [
    'Left undone, this time.',
    'The pull was there, and it went without.',
    'That was let be. It can be noticed.',
    'Not this time, then, by your own word.',
  ],
  'news-done': [
    'That is done now.',
    'So that one is behind you.',
    'It is done, and it was you who did it.',
    'Noted, and it is yours.',
    'It happened, and it can stand.',
    'That took doing.',
  ],
  'news-went': [
    'It is good that you say so.',
    'That may simply be good.',
    'I am leaving that just as it is.',
    'Let that count.',
    'That can be noticed for a moment.',
    'Then there was that, too.',
  ],
  'news-clear': [
    'So the news was good.',
    'What a thing to be able to write.',
    'Then that wait is over.',
    'That is news worth sitting down for.',
    'After waiting for it, there it is.',
  ],
}

/** What is said to a wish, to a bare no, to a bare yes. */
export const listeningWords: Readonly<Record<string, readonly string[]>> = {
  'refused-kind': [
    'None of that, then. It stays out for the rest of this talk.',
    'Left out from here on. What you say goes first.',
    'All right, without it. I will not bring it again here.',
  ],
  quiet: [
    'No more questions, then. I read, and you write as you like.',
    'All right, I ask nothing. Write as it comes.',
    'Understood: I only read, until you say otherwise.',
    'Then I keep quiet and stay. Nothing will be asked.',
  ],
  'ask-again': [
    'Good, then I ask a little.',
    'Then now and again there will be a question.',
    'All right, a question from time to time.',
  ],
  corrected: [
    'Then I had that wrong. I let it go.',
    'Thank you for putting that right. It is off the table.',
    'So it is something else. I drop what I said.',
    'I took it the wrong way, and I am with you now.',
    'Right, I see. It stays out from now on.',
  ],
  'corrected-named': [
    'I read that as {what}. It was not, and I have put it away.',
    'I took it for {what}, and it is something else. I let go of mine.',
    'So it is not {what}. I had that wrong, and I start again from what you say.',
  ],
  'felt-otherwise': [
    'Then I heard that wrongly. How it was for you is yours to say.',
    'I take that, and I put my own word for it away.',
    'So it was not as I had it. You were there, and I was not.',
    'Then that is how it was, and I leave mine out.',
  ],
  'name-told': ['{name} it is.', 'Good to have a name to say: {name}.', 'Then I write to you as {name}.'],
  wrong: [
    'Then I took it wrongly, and I let that go.',
    'That missed, and it was my miss. It will not come again.',
    'So that was not it. I have put it away.',
    'I went the wrong way there. That is dropped.',
    'My mistake. What I said about that does not count.',
  ],
  // What came along with something else: kept, with its name on a chip.
  held: [
    'That belongs to it too. I keep it beside what we are at; press below when it should come first.',
    'Then there is that, too, beside the rest. We can turn to it whenever you say.',
    'Both are here, then. Choose below if this one is more pressing.',
    'I have that too, and I leave nothing for it unless you want to.',
  ],
  'held-sleep': [
    'And the nights with it. If sleep should come first, press below; else we stay where we were.',
    'The lack of sleep makes the rest heavier. We can turn to the night whenever you want.',
    'Not sleeping on top of it. Choose below if that is the more pressing thing.',
  ],
  missed: [
    'You are right, I missed it. You said: “{missed}”. We are back there, and you can go on from it.',
    'I went past it, which should not be. Your words were: “{missed}”. That comes first now.',
    'That was my miss. This is what you said: “{missed}”. I drop mine and stay with yours.',
    'I should have answered this: “{missed}”. Say what you want from me: to listen, or one small step.',
  ],
  'missed-bare': [
    'You are right. What you said weighs more than what I answered. Which of your words should I have heard first?',
    'That went past you, and it was my doing. Say the one thing that matters most, and I answer only that.',
    'I did not hear it well. Give me the main thing once more, in a few words.',
  ],
  glad: [
    'That is good news, and I am glad.',
    'How good. I am happy with you about that.',
    'You have every reason to be pleased.',
    'I like reading that. Let it be good.',
  ],
  'bye-missed': [
    'I did not hear you well today, and I am sorry. What you told me counts. If it gets heavier: {lines}. Sleep if you can.',
    'I am sorry that I was not what you needed. You were right to say it. Should it get worse, there is this: {lines}. Look after yourself.',
    'Before you go: that was my failing and not yours. For a bad hour there is this: {lines}. Rest, if you can.',
  ],
  'bye-glad': [
    'I am glad. Good night, and rest well.',
    'Then sleep well, when you get there.',
    'I am glad that you told me. Take care, until another time.',
  ],
  'bye-night': [
    'Good night. I hope that you can rest.',
    'Good night to you. All of this can wait until morning.',
    'Sleep well. The page is here at any hour.',
  ],
  'bye-plain': [
    'Take care. You can come back whenever you like.',
    'Bye for now, and go gently.',
    'Until another time. I hope the rest of the day is kind to you.',
  ],
  'wrong-ask': [
    'What is it about, in your own words?',
    'Which word would you use for it?',
    'How would you put it?',
    'Which part matters most to you?',
    'What did I miss?',
  ],
  unread: [
    'I did read it, and my answer went past it. That is my fault.',
    'I read every word; what I have prepared did not fit them.',
    'It was read. What came back was beside the point, and I see that.',
    'That answer did not do justice to what you wrote.',
    'You are right to say so: my words missed yours.',
  ],
  'you-wrote': [
    'This is what I have from you:',
    'What you wrote was this:',
    'So, once more from your words:',
    'I go back to what you said:',
  ],
  'no-use': [
    'Then I was no use so far, and that is on me.',
    'What I said did nothing for you. I take that.',
    'So far I have missed what you need.',
    'That is fair: it has not been of use yet.',
  ],
  'small-no': [
    'No, then. So be it.',
    'All right, no.',
    'That is a no, and it needs no reason.',
    'No is an answer too.',
    'Then not.',
    'I hear the no.',
    'A plain no. You owe nothing more.',
    'No again; that is fine here.',
  ],
  'small-yes': [
    'All right.',
    'Good, then on we go.',
    'Okay. No rush.',
    'Right, a step further.',
    'Fine. Slowly on.',
    'Then we go on.',
  ],
  again: [
    'I have said what is known of that. Asking it once more would be the doubt speaking, and I leave it unanswered.',
    'That was the fact of it. A second time would not make it surer, so I stay beside the question with you.',
    'I cannot make it more certain than that. The wish to be sure may stay a wish for now.',
    'More than that I do not have. The not knowing can be here, and so can I.',
  ],
  'after-fact': [
    'If there is more you want to know about it, ask.',
    'You can ask on, or tell me how it is for you.',
    'That is the short of it. Say if it touches something.',
    'Ask further if you like.',
    'There may be more behind the question; that can come too.',
    'Tell me if that was what you meant.',
  ],
  'after-step': [
    'If that is too big, halve it.',
    'Only that, and only if it fits.',
    'The rest can wait until that is done, or not.',
    'You know best whether it suits today.',
    'Tell me how it goes, or leave it.',
    'Half of it counts as well.',
  ],
  intends: [
    'That is a step of your own choosing.',
    'Then that is the plan, and it may change.',
    'That sounds like a size that can be done.',
    'Good, that. Come back and tell me, or do not; both are fine.',
    'It can be as small as that.',
  ],
}
