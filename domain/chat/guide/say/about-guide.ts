/** To whoever asks what this is, who reads it, and what becomes of it. */
export const aboutGuideWords: Readonly<Record<string, readonly string[]>> = {
  'about-human': [
    'I am a guide, not a person. My replies were written beforehand, no AI makes them up, and nobody is reading along live.',
    'No human is typing and no AI is composing this. A program picks from prepared words, and nobody on the other side is watching.',
    'Plainly: prepared replies, picked by what you write. There is no AI inventing them, and no person at the other end.',
    'What you read here was prepared ahead of time, not made by an AI as we talk. No one follows it live; if you want a person, say so.',
  ],
  'about-privacy': [
    'Your words are kept on this server for you alone to see, and to delete under “Your data”. I cannot promise secrecy: its operator could technically be asked. The page Privacy says more.',
    'What you write is stored here, and only you are shown it. “Your data” deletes it. Whoever runs the server could technically reach it, as the page Privacy says, so this is no vault.',
    'It stays on this server, to be read and deleted by you under “Your data”. Secrecy is more than I can promise; the page Privacy says who could technically be asked.',
    'Kept on this server, shown to you, gone when you delete it in “Your data”. The operator could technically be asked for it. The page Privacy has that in full, without a promise of secrecy.',
  ],
  'about-secret': [
    'I cannot promise to keep a secret, and I pass nothing on by myself. Someone you trust, a doctor or a help line can hear it from you.',
    'No promise of that kind, because it would not be honest. I tell nobody of my own accord; a person can be told through a help line, a doctor or someone near.',
    'This is not a place with a lock on it, though I send nothing to anyone. If it needs a listener with a face, choose one you trust, or a help line.',
  ],
  'about-diagnose': [
    'I cannot tell you what it is; I am no doctor, only prepared words. I can listen, and help you find the words for someone who can.',
    'Naming it is beyond me, and a guess would do you no good. I can stay with how it is for you, and point to the person to ask.',
    'That is a question for a doctor, who can ask and examine. With me there is company in the not knowing, and an exercise if you want one.',
  ],
  'about-feelings': [
    'I have none, and I will not pretend to any. What you say still matters here: it decides what I answer.',
    'No, there is nobody in here to feel. The words were chosen with someone like you in mind, and that part is real.',
    'I do not feel things, and I do not get tired of listening either. You cannot be too much for me.',
  ],
  'about-cost': [
    'There is nothing to pay here. I have no prices, and nothing in me is for sale.',
    'No cost. You can use all of this guide without paying, and it stays like that while we talk.',
    'It asks for no money, neither for the talk nor for the exercises.',
  ],
  'about-delete': [
    'Yes, you can delete all of it: under “Your data”, this conversation or everything. It needs no reason.',
    'You can. “Your data”, at the foot of the page, deletes one conversation or the lot.',
    'All of it can go, whenever you want. Look for “Your data” at the foot of the page.',
  ],
  'about-notify': [
    'No. I send no notifications and no reminders, and I never write first.',
    'There will be none. The page only speaks when you have written something.',
    'I do not nag. If you close the page, nothing comes after you.',
  ],
  'about-how': [
    'A program reads your words, guesses what they are about, and picks from what people wrote beforehand. So it can miss. When it does, say so.',
    'By patterns in what you write: which trouble it may be, and whether you ask, tell or refuse. It is no mind, and it is sometimes wrong.',
    'What you write is compared with many examples, and a fitting prepared reply is taken. You may always say “not that”.',
  ],
  'about-remember': [
    'I remember within this conversation. From one to the next there is only what stands under “What Leeward remembers”, and you can delete it there.',
    'While we talk, I keep hold of what you tell me. Later I have nothing but the few lines under “What Leeward remembers”, if you agreed to them.',
    'As far as this conversation reaches, yes. Beyond it, just what you find under “What Leeward remembers”; each line can be removed.',
  ],
  'about-able': [
    'I can stay with you through panic, fears about the body, obsessions, memories and low days. I listen, I have 22 exercises, and I point to people.',
    'Mostly I listen. There are 22 exercises for breath, senses and thoughts, words for panic, obsessions, memories or a low day, and ways to reach a person.',
    'Bring panic, a fear about your body, a thought that sticks, a memory, a flat grey day. I have prepared words, 22 exercises, and the numbers of people.',
    'I can hear you out, slow things down with one of 22 exercises, and keep you company in panic, obsessions, memories or low hours. For more, I point to people.',
  ],
}
