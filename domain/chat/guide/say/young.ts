/** What is said to children and teenagers: what happened first, in their words. The key is a fact's name. */
export const youngWords: Readonly<Record<string, readonly string[]>> = {
  'young-age': [
    'There is a line for people your age: {lines}. A teacher or a nurse at school can help as well. I tell nobody here; if you were in danger, I would ask you to tell a grown-up.',
    'It is fine to {lines}. That line is made for young people. I do not promise any secrets.',
    'For someone your age there is a line of your own. You can {lines}. No secrets are kept by me, so you know.',
  ],
  // NSPCC, Confidentiality promise of Childline: a child hears first who is told what.
  'young-will-tell': [
    'No. I am a program, and nothing here tells anyone by itself. Somebody who uses the same phone could read it. A grown-up you trust can do what I cannot: come to you.',
    'No, I cannot ring or write to anyone. You choose who hears it. I still hope that one grown-up does, because they can keep you safe and I cannot.',
    'No, this goes to nobody from me. Whoever picks up the phone might see it. It helps to tell one kind adult, so that you do not carry it alone.',
  ],
  'young-named': [
    'Your {grownup}: good, let us take that. You could say: “Something happens at home and it scares me.” Tell them as soon as you see or ring them.',
    'Your {grownup} it is. A text will do to begin: “Can I talk to you, please?” It need not say more.',
    'Then your {grownup} could be the one. You may show them what you wrote here, or just one line of it.',
  ],
  // NSPCC, Domestic abuse: what children see counts, and they are told to keep out of it and to call.
  'young-violence': [
    'That is frightening, and it is not your fault. Do not get in between. If it happens again, go to another room or a neighbour and call {emergency}. Besides that, you can {lines}.',
    'Nobody should be hurt at home. You did not cause it, and you cannot stop it by yourself. When it starts, get out of the way and ring {emergency}. To talk, {lines}.',
    'To see or feel that is scary, and it is never down to a child. Keep away from it and get help: {emergency} if it starts again. There is also a line for you: {lines}.',
  ],
  // NHS, Children and young people who look after somebody; NSPCC on parental mental health.
  'young-parent-low': [
    'That is a lot for you to see at home. You did not make it happen. Tell a grown-up outside your home: a gran, a neighbour or a teacher. If a person does not wake up or is hurt, call {emergency}.',
    'It is scary when a grown-up at home stays in bed or cries. It is not because of you. Another grown-up needs to know, at school or in the family. If somebody will not wake, ring {emergency} straight away.',
    'When a grown-up feels so bad, a child can get very worried. You did nothing to cause it. Please tell a teacher, or a grown-up who does not live with you. Call {emergency} if they cannot be woken or are hurt.',
  ],
  'young-parent-drinks': [
    'Shouting or drinking at home is frightening. You did not make it start, and it is not your job to stop it. Tell a teacher or a grown-up outside your home. If anyone is hurt or you feel in danger, call {emergency}.',
    'No child should have to be scared at home. It is about the grown-up, and not about you. Go to a room that feels safer and stay out of the row. If it gets dangerous or someone is hurt, ring {emergency}.',
    'That must be loud and hard to sleep through. What a grown-up drinks or shouts is never a child’s doing. A teacher, an aunt or a neighbour should know. When someone gets hurt or cannot be woken, call {emergency}.',
  ],
  'young-parent-ill': [
    'I cannot tell if it is an illness. A grown-up or a doctor can find out. You do not have to work it out by yourself.',
    'It could be that they are ill, and a doctor can say. Ask a grown-up outside your home to come and look.',
    'I am no doctor, and you are not one either. Tell a teacher what you notice at home, as you told me. They can get someone to look.',
  ],
  'young-wont-wake': [
    'Say their name loudly and shake their shoulder. If they do not wake or answer, call {emergency} at once. Say “I am a child, and they will not wake up”. If they are awake and stay in bed, ask another grown-up to come today.',
    'If they talk to you but will not get up, ring a gran, an aunt or a neighbour. If they will not wake or they breathe strangely, ring {emergency}. Say your address and stay on the phone.',
    'First see if they wake when you speak loudly. No answer means {emergency}, right away, and you will not be in trouble for it. If they answer, find a grown-up next door or at school.',
  ],
  'young-parents-split': [
    'When parents part, everything at home shifts, and you did not get a vote. It is about the two of them. You may be sad, angry or relieved, and love them both. What is the hardest bit?',
    'That can pull you in two directions. You do not have to choose a side or carry messages. Ask them: “What will stay the same for me?”',
    'It is a lot of change that you did not choose. Grown-ups part because of what is between them. You can tell each of them what you need.',
  ],
  'young-split-fault': [
    'No. It is between the two of them, and nothing you did made it. Many children wonder about that. You can ask each of them to say it to you.',
    'No, it is not. Grown-ups part because of grown-ups’ things. You may still feel sad or cross about it.',
    'No. Children do not part parents, not by what they do and not by what they want. You may tell them that you were worried about it.',
  ],
  'young-split-choose': [
    'You do not have to choose, and it is not fair to be asked. You could say: “I am not choosing between you.” Some children write it down and hand it over.',
    'That is too big a thing to put on you. You may love both, and say so. A grown-up at school can help to tell them.',
    'Nobody should make you pick. “I do not want to decide that” is a full answer. Who else in the family could hear it?',
  ],
  'young-split-tell': [
    'I have no way to speak to them. You could say: “Please do not make me choose.” If that is hard, write it down and give it to them.',
    'No, I cannot reach them. You could show them this page. Or say one line: “It hurts me to be in the middle.”',
    'That is not something I can do. A gran, an aunt or a teacher could say it with you. You could say: “I want you to sort it out without me.”',
  ],
  'young-died': [
    'It is very sad when someone you love dies. You can cry, be cross, or feel nothing; all of it is allowed. Who could give you a hug today?',
    'That is very sad. There is nothing you should feel or not feel now. You can talk about them here, and draw or write something for them.',
    'I am sorry that they died. Missing them can come in big waves, and in between it can go quiet. Tell a grown-up near you when a wave comes.',
  ],
  'young-no-food': [
    'Children need food, and it is not your job to find it. Please tell a teacher today; schools can help with that quickly. A neighbour or someone in the family is also right. If you are alone and in danger, call {emergency}.',
    'To be hungry at home is serious, and you are right to say it. Tell any grown-up at school or next door today. Nobody should be cross with you for it.',
    'That has to change today, by a grown-up and not by you. Go to a neighbour, a relative or your school and say: “There is no food at home.”',
  ],
  'young-asked-pics': [
    'You do not have to send anything to anyone. Someone older who asks for that is doing wrong, and not you. Keep what they wrote and show an adult you trust. If you feel in danger, call {emergency}.',
    'No picture is owed, whatever they say or threaten. It is not your fault that they ask. You can stop answering, keep the messages and tell one adult.',
    'You may say no, or nothing at all. Anyone who presses you for pictures is not being fair to you, and an adult who does it breaks the law. Tell someone grown-up today.',
  ],
  'young-fault': [
    'No. It is not your fault. Children do not cause this, whatever they did or said.',
    'No, none of it. How somebody else feels or acts is not a thing you made.',
    'It is not. You could be good or bad all day, and that would not be the cause. A grown-up needs to help with it.',
  ],
  'young-taken-away': [
    'That is a big fear, and many children have it. People who help mostly try to help the whole family at home. I cannot know how it goes for you. The children’s line can tell you more before you give your name.',
    'You are afraid of being parted. I cannot say what would happen. Those who come are there to make home safer, and you may tell them what you want.',
    'Lots of children keep quiet because of that fear. The first thing others try is help at home. You can ask the children’s line about it before you tell anyone.',
  ],
  'young-on': [
    'You are doing a lot for your age. It would be right for a grown-up to take some of it. Which grown-up outside your home do you like?',
    'I read that, all of it. It is too much for one child. Who at school could you tell?',
    'That sounds like a grown-up’s job, and you are not one yet. You may tell more, or think of one person to tell.',
    'You notice so much. Someone big should be noticing you, too. What did you do today just for you?',
  ],
  'young-no-adult': [
    'You may choose who, when and how much. Many people fear that it would get worse. You could tell one person, and say first: “Please do nothing before you ask me.” The children’s line is another way to begin.',
    'That is a fair worry, and nobody here forces you. Some grown-ups do handle it badly. Pick the one who listens best, and write it instead of saying it. Not telling is also allowed for now.',
    'Then not today, if you do not want to. Keep what was sent or said, with the date. If it goes on, who would be the least bad person to tell?',
  ],
  'young-left-out': [
    'Being left out and laughed at hurts, and online it follows you home. It says something about what they did, not what you are worth. You need not answer them tonight. Screenshots keep the choice of showing it later.',
    'To find out that there is a chat without you is a horrible moment. You did not ask for that. Put the phone in another room for a while, and be with one person who is kind.',
    'That stings, above all from friends. It is unkind, and it was their choice. You do not have to read it or reply. Is there one of them you still trust?',
  ],
  'young-bullied': [
    'Day after day of that wears anyone down. It is not your fault, and being bullied is not a weakness. Write down what happens and when. School has to act once it is told.',
    'That should not happen to you, at school or anywhere. What they do is wrong, and you did not bring it on. One teacher and a list of dates is a strong start.',
    'No one should dread school because of others. You do not have to fix it alone or fight back. Keep messages, and stay near people who are kind.',
  ],
  'young-disappear': [
    'You wish you could disappear. It makes sense to want a bad thing to stop, and you should not be alone with it.',
    'Wanting to be gone from it all is a heavy thing to carry at your age. I am glad you wrote it and did not keep it in.',
    'To want to vanish when it hurts so much is understandable. I want to know a little more about it.',
  ],
  // NHS, Bulimia.
  'young-sick-eating': [
    'Being sick after eating is hard to live with, and hard to say. It is an illness that many people get, not a bad habit. A doctor or school nurse can help, and soon is better. Feeling faint or a racing heart, or blood: call {emergency}.',
    'You are not strange, and you will not be told off for it here. Food can become the place where other pain goes. Tell one adult, and ask them to come to the doctor with you. If you faint or bring up blood, call {emergency}.',
    'That takes a lot out of a body, even when nobody sees it. It can be helped, and the earlier the easier. See a doctor this week. Chest pain, fainting or blood is for {emergency}.',
  ],
  // NHS, Teenage pregnancy support.
  'young-pregnant': [
    'That is a lot to find out, and it is all right to be scared. You do not have to decide anything today. A doctor, a school nurse or a clinic for young people can talk with you in private. Bad pain or bleeding: call {emergency}.',
    'You are not in trouble with me. What happens next is for you to choose, with people who tell you all the options. See a doctor or a clinic in the next days. With strong pain or heavy bleeding, get help at once: {emergency}.',
    'Fear is very understandable here. A clinic or a doctor can do a test and go through the choices with you. If somebody made you do something you did not want, you can tell them, too.',
  ],
  // Internet Watch Foundation and NSPCC, Report Remove; NCMEC, Take It Down.
  'young-nudes': [
    'This is not your fault, and it is a crime by the person who does it. Do not pay and do not send more. Keep the messages, then stop answering. Tell one adult today. There is help to take pictures down.',
    'You are the one being harmed here, and you are not in trouble. Paying mostly brings new demands, so do not pay. Send nothing else and save the chats. A trusted adult can go to the police with you. Pictures can be reported and removed.',
    'Whoever threatens you is doing wrong, whatever you sent. Stop replying, but do not delete. No money and no new pictures. Show an adult, even if it is embarrassing. Services exist that get such pictures taken down.',
  ],
  // Report Remove (IWF and Childline) and Take It Down (NCMEC) are free and for under eighteens; sharing such a picture of a child
  // is an offence by whoever shares it: NSPCC, Sexting and sending nudes; UKCIS, Sharing nudes.
  'young-pic-shared': [
    'A picture of you is being passed on, and that is wrong of those who do it. You are not in trouble here. It can be taken down: look for “Report Remove” or “Take It Down”. It is free, and nobody there tells you off.',
    'That is yours, and nobody had a right to show it round. This is not your fault. “Take It Down”, and in the UK “Report Remove”, get such pictures off the internet. You can do it yourself, step by step.',
    'It should never have gone further than you wanted. Two free services take such pictures down: “Report Remove” in the UK, and “Take It Down”. Somebody you trust can sit beside you while you do it.',
  ],
  'young-pic-sent': [
    'You sent it to one person. Whoever passed it on broke your trust, and in most places the law. That part is not yours.',
    'Trusting somebody is not the wrong that was done here. Passing it on was, and you did not do that.',
    'You did not send it to everyone; somebody else did. You will not be told off for that here. Those who help with this hear it every day.',
  ],
  'young-pic-school': [
    'Nobody has to see it for you to get help, and you may say so. “A picture of me is going round. Please do not look at it.” That is enough, to one teacher or on the children’s line.',
    'You can tell it without showing it. School can act to stop the sharing. If a parent is too hard first, write it on paper, or begin with the children’s line.',
    'That is the hard part, and it need not be today. On the children’s line you can talk about it and show nothing: {lines}.',
  ],
  'young-pic-now': [
    'Then tonight read no more of it, and answer nobody. Take screenshots of the names they call you, not of the picture. Block who you can. One adult gets the screenshots, and until then you can {lines}.',
    'What they write is bullying, whatever they have seen. Turn the phone face down for an hour. You may report the picture where it was posted, and they take it down. Who at home or school could you stand to tell?',
    'One thing at a time: phone away, then one person who is kind, then the report. It will feel endless tonight. You do not have to walk into school alone with it.',
  ],
}
