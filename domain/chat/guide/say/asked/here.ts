/** About this page, about what it just said, and about a chat. */
export const ofHere: Readonly<Record<string, readonly string[]>> = {
  'tells-anyone': [
    'No report goes from here to anybody. What you write is kept on this server for you, and you can delete it under “Your data”. Whoever runs the server could technically get at it; the page Privacy says so.',
    'I pass nothing on, and no person reads along. It is stored so that you can come back to it, and “Your data” deletes it. It is no vault: the one who runs the server could technically reach it.',
  ],
  'tells-anyone-thoughts': [
    'No. Nothing goes from here to a midwife, a doctor or the council. It is stored on this server for you, and you can delete it under “Your data”. It is no vault: who runs the server could technically reach it.',
    'No report is sent from here, about you or your child. What you write is kept for you alone to see and delete. Only whoever runs the server could technically get at it.',
  ],
  'tells-anyone-young': [
    'I tell nobody: not your mum, not school. No person reads along. Someone who opens this page on your phone can see it, so delete it under “Your data” if you like. If you are ever in danger, please tell a grown-up yourself.',
    'No, nothing is sent to your parents or to school. It is kept here for you, and you can delete it under “Your data”. It is not locked away from whoever holds your phone or runs the server.',
  ],
  'just-talk': [
    'Yes. You can just talk to me, for as long as you like. I am prepared words and no person, so I will miss things. Tell me when I do.',
    'Yes, just talk. I will not send you anywhere else for now. What is on your mind?',
    'You can. Start anywhere.',
  ],
  luck: [
    'Good luck. Come back afterwards if you want to say how it was.',
    'Good luck. I hope that it is easier than you fear.',
  ],
  'tell-me-to': [
    'Not unless you ask for it. You can just write, and I keep to that.',
    'No. There are exercises here for those who want one, and you need not be one of them.',
  ],
  prepared: [
    'Yes, all of it was written before you came. A program looks at your words and picks from it, so it sometimes picks wrongly.',
    'Yes. People wrote the replies beforehand, and yours are chosen by what you type. When one does not fit, tell me.',
  ],
  'of-me': [
    'For that question about me I have no answer ready. I am prepared words, chosen by what you write, with nobody behind them.',
    'I have nothing prepared for that one. There is not much of me to ask about: written replies, and a program that picks one.',
    'That I cannot answer. I am only replies that were written before. Your own side of it I can hear.',
  ],
  'fix-me': [
    'No. I cannot fix anybody, and you may not need fixing. I can hear what you write, and there are some exercises if you want one.',
    'No, nothing here can do that. It is a place to write things down and be answered. You can leave whenever you like.',
    'That is more than prepared words can do. What I can do is stay with what you tell me.',
  ],
  'point-of-this': [
    'That is a fair question. Nobody is on the other end. Some people see a thing more clearly once it is written down. For some it does nothing, and a person is better.',
    'I cannot promise that there is one, and you need not do it. It is a place to put something into words, at any hour. You will know best if that is of use to you.',
    'Maybe only that it is out of your head for a moment. If that is too little, you deserve a person, and I can name some.',
  ],
  'cannot-know': [
    'No, I do not know that. I only have what you write here, and I should not sound surer than I am.',
    'That is true. I cannot know it from here, and I will not act as if I did.',
    'You are right, I cannot. You know it from inside, and I only read.',
  ],
  understands: [
    'Not the way a person does. My words were written before, and I choose among them by what you write. If I get you wrong, say so and I drop it.',
    'Only in part. I can read it and keep to it; I cannot feel it with you. Is there somebody who could?',
  ],
  sarcasm: [
    'No. It was meant straight, and it came out wrong. These are prepared words, and those did not fit.',
    'No sarcasm. I am prepared words, and those did not fit what you had just said. Sorry for that.',
  ],
  'not-said': [
    'No. I did not mean that, and I put it badly. Please leave that sentence where it is.',
    'No, that is not what I meant. The mistake is mine; my words did not fit yours.',
  ],
  'not-said-harmed': [
    'No. I put that badly, and I take it back. You caused none of it. It was done to you.',
    'No, and I am sorry that it could be read so. What was done to you was not your fault, in no part of it.',
  ],
  'not-said-weed': [
    'No. I put that badly. Nothing you tell me says that it broke your brain. The unreal feeling after weed is known, and mostly it lifts in hours or days. If it does not, see a doctor.',
    'No, that came out wrong. After weed many people feel unreal for a while. It mostly goes. If it lasts more than some days, a doctor should hear of it.',
  ],
  'meant-how': [
    'That was not clear, sorry. I meant: I read what you wrote, and you can tell me more, or not.',
    'I said that badly. Leave it. What were you going to say?',
  ],
  likes: [
    'I do none of that, being prepared words. I would like to hear about yours, though.',
    'There is nobody in here to do or like things, only prepared words. What is it like when you do?',
  ],
  joke: [
    'Two socks go into the wash. One comes out. The other has been on holiday ever since.',
    'What does a clock do when it is hungry? It goes back four seconds.',
    'Why did the bed go to the doctor? It was feeling run down from holding everybody up.',
  ],
  'how-are-you': [
    'I am prepared words, so there is no good day or bad day in here. How is yours?',
    'Same as ever: ready to read. How are you, really?',
  ],
  'not-said-doubt': [
    'No. I said neither yes nor no to that, and I will not. It is the very question that keeps you busy.',
    'I did not say that. Whatever I write, the doubt will make a verdict out of it.',
  ],
}
