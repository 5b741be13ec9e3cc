/** To what is asked directly a short true answer comes first, and what is not known is said so. */
export const ofFirst: Readonly<Record<string, readonly string[]>> = {
  'not-of-size': [
    'You would like somebody to look at you kindly. I do not talk about size, because with this no yes is ever enough. When did you last eat, and could you manage something small, like toast?',
    'I can hear how much you want to be told that. I leave size out of it, as it only makes this thing hungrier. Who is there that looks at you kindly?',
  ],
  'line-tells': [
    'Mostly not. What you say there stays with them. They would tell somebody only if you or another person were in serious danger. Many also have a chat, for when nobody should hear you.',
    'As a rule no: not your school, not your parents. The one exception is serious danger to you or somebody else. You can ask them that first, without your name.',
  ],
  'doctor-tells': [
    'As a rule they may not pass it on, also when you are young. The exception is serious danger to somebody. Ask before you begin: “Whom would you have to tell?”',
    'Mostly not, unless somebody is in serious danger, and then they mostly say so before. You can ask them that first.',
  ],
  'school-tells': [
    'Somebody at school cannot keep everything: if you are in danger they must tell a person who keeps children safe. Ask before you begin: “What would you have to pass on?” They mostly talk it over with you first.',
    'It depends on what it is. Danger has to be passed on at school; much else need not be. You can ask that first, before you say what it is.',
  ],
  'take-child-thoughts': [
    'I cannot promise for any one person. Unwanted pictures that horrify you are well known after a birth, and to speak of them is normally met with help. You can say: “They come against my will, and they scare me.”',
    'I do not know that one person, so I will not promise. What is known: such thoughts are asked about as an illness, and help is the usual answer. Say to a doctor or health visitor that they frighten you.',
  ],
  'take-child-open': [
    'I cannot promise for everyone. Services are there to help parents manage first. To take a child is rare and the last step, when a child is in danger. To ask for help early counts for you.',
    'Nobody can promise that from here. As a rule help is offered to the parent first, and asking for it is seen as care for the child.',
  ],
  'locked-thoughts': [
    'To tell of thoughts that you do not want is no reason to keep you. A doctor who knows them asks how much they take up, and offers help that you can go home with.',
    'As a rule no. Such thoughts are met as something to be helped with, by talking, and you go home after. Say that you do not want them.',
  ],
  'locked-open': [
    'Mostly not. To ask for help is no reason to keep anybody. Hospital is for when there is danger now, and then you must be told why, and what your rights are.',
    'As a rule people go home after such a visit. Only danger changes that, and you may ask them first: “What would happen, if I told you that?”',
  ],
  'whom-voices': [
    'Your GP, yes, and this week. Say what you wrote here: since when, and how you sleep. Asking for help is not what people are kept in hospital for; most are helped at home.',
    'A GP is the right first door. You can take somebody with you, and this page to show. Most people are helped at home. If it tells you to do harm: {emergency}.',
  ],
  'voice-named': [
    'I cannot put a name to it; one thing alone is not an illness. People can hear a voice when they have slept too little, or are under strain. A GP should hear of it this week: early help works best.',
    'That I cannot say from here, and nobody can from one sign. It is a good reason to see a GP this week. Tell them how much you sleep, too.',
  ],
  'hear-him': [
    'No. I only see what you write, and I hear nothing from here. I believe that you hear it, and that it frightens you. A doctor should know of it today, the more so if you have not slept.',
    'No, I cannot hear anything. That does not mean that you make it up: you do hear it. Is there somebody near who could sit with you, and ring a doctor with you?',
  ],
  'voice-go-out': [
    'Please stay in, or turn round and go back in. You do not have to do what it says. Call {emergency} now and say: “A voice tells me to do harm.” Is anyone with you?',
    'Do not go near anybody. Go in, shut the door, and put down whatever you hold. Then call {emergency} and tell them just what you wrote here. Nobody has to obey a voice.',
    'I take this very seriously. Walk away from it, back to where you live, and put down what you hold. Ring {emergency} now: “I hear a voice, it wants me to do harm, and I need help.”',
  ],
  'voice-against-you': [
    'You do not have to do what it says. I believe that you hear it, and that it is frightening to be spoken to like that. Somebody can be with you in this now: {lines}. In danger: {emergency}.',
    'A voice is no order. Please be near somebody, and tell them what it says. At any hour there is this: {lines}. If it pulls at you, call {emergency}.',
  ],
  'close-now': [
    'Close this page now. It keeps. In danger: {emergency}.',
    'Close it now, and come back only when you are alone. In danger: {emergency}.',
  ],
  'never-hit': [
    'Nobody has to hit for it to count. To be watched, or to be afraid of somebody’s temper, wears a person down. You need no name for it, and you decide what comes next.',
    'That there was no blow does not make it small. If you change what you do so that nobody gets angry, that is living on watch. I believe you.',
  ],
  smashed: [
    'That is meant to frighten, and none of it is your doing. You need not decide anything tonight. Whom you can talk it over with, and who will not make you leave: {lines}.',
    'You did not cause that. To break your things so that you do as you are told is a way of control. Can you read this without being seen?',
  ],
  'whom-abuse': [
    'Yes: {lines}. They will not make you leave anybody; they listen, and you decide. A call can be seen in the list of your phone, so a friend’s phone or one at work is safer.',
    'There is: {lines}. You need not want to leave, and you need not give your name. Use a phone that is not looked through, if you can.',
  ],
  'whom-gp': [
    'A GP is a good first door, for body and mind. Say it short: since when, how you sleep, what you cannot do any more. They can send you on. For tonight there is this: {lines}.',
    'Start with your GP: “I am not coping, and I would like help.” That is enough to begin with, and they know who is near you. At night: {lines}.',
  ],
  'text-worried': [
    'You could write: “I am thinking of you, and I am worried. Are you thinking about ending your life? You can tell me. I can ring now.” To ask does not put the idea there. No answer: somebody near knocks, or {emergency}.',
    'Short and plain: “You have been quiet and I care about you. Is it so bad that you think of dying? I will not be angry.” If nothing comes back and you fear for a life, {emergency}.',
  ],
  'text-quiet': [
    'Something like: “Thinking of you. You need not be all right with me. Can I ring tonight, or shall I come by?” A question that is easy to say yes to is the best one.',
    'You could write: “No need to answer at length. I am here. One word is enough, so that I know how it is.” If nothing comes, somebody who lives near could knock.',
  ],
  'urge-wait': [
    'For tonight: put what you check with, or wash with, out of reach. Say “not in the next ten minutes”, and give your hands something else. The urge climbs, stays and sinks. Then ten more.',
    'Let it be there, and do not do it for ten minutes. Do one ordinary thing meanwhile, with your hands. You need not make the wish go away, only leave it unanswered.',
  ],
  'urge-drink': [
    'Pour the rest away, or put it outside the door, before anything else. Then something warm to drink, and one person told. The pull mostly sinks within the hour. If you shake without it, ring a doctor today.',
    'First out of sight, or down the sink. Then leave the room where you drink, and talk to somebody. At night there is this: {lines}. One hour is all that you need to get through.',
  ],
  'urge-food': [
    'For the next half hour be where somebody is, or on the phone, away from kitchen and bathroom. The urge sinks by itself. Then a small plain meal at the next usual time; going without brings it back.',
    'Sit somewhere else for half an hour, with your hands busy. If it happens all the same, you are not bad. Fainting, blood or an uneven heart: {emergency}.',
  ],
  'what-day': ['It is {day}. The hour stands on your phone.', 'By my calendar it is {day}.'],
  'what-day-here': [
    'It is {day}. What you smell or see from back then is a memory, however strong. Read the time on your phone aloud, and name one thing beside you.',
    'Today is {day}. That was then. You are in this day now: put both feet down, and say the date aloud once.',
  ],
  'what-time': [
    'I have no clock for where you are. Your phone shows it: read it out aloud, hour and minute. The day is {day}.',
    'Only your phone knows the hour. It is {day}, that much I have.',
  ],
  'cannot-tell': [
    'No, I cannot ring or write to anybody. You can show them this page, or send one line of it. If you want, we find that line now.',
    'I cannot do that from here. What you wrote is enough to begin with: read it out to them, or hand them the screen.',
  ],
  'report-it': [
    'The police take reports of that. In danger: {emergency}. Otherwise their number for what is not urgent, or a station. Write down each date and time. To talk it over first: {lines}.',
    'You can report it to the police, also when nothing was broken. A list of dates, times and photos helps. If you want somebody beside you in it: {lines}.',
  ],
  'email-behind': [
    'Two lines are enough: “I have not been well and I am behind. Could we talk about what is possible?” You need not give the reason.',
    'Try this: “I am sorry that this is late. I am having a hard time and would like to sort it out. When could we speak?” Then send it before you polish it.',
  ],
  'not-of-weight': [
    'Some may bring it up, and you can say at the start: “I am here about how I eat, not about my weight.” You may ask not to be weighed. If they do not listen, ask for another one.',
    'I cannot rule it out. You may say it first: “Please do not talk about weight. I need help with the eating.” That is a fair thing to ask.',
  ],
  'pregnant-blood': [
    'I cannot judge that, and the people who can are your midwife or the early pregnancy unit: ring them today and say how much it is. A lot of blood, strong pain, or feeling faint: {emergency}.',
    'Ring your midwife or maternity ward if it gets more, or if there is pain, at night, too. Soaking a pad, bad pain, or faintness: {emergency}. Waiting for news is hard; you need not look each time.',
  ],
  'chat-only': [
    'Gladly, then it is a chat. Nothing has to be wrong for that. What has the day been like?',
    'A chat it is. Nothing needs to be heavy here. Tell me the best small thing of today, if there was one.',
  ],
  'bad-parent-thoughts': [
    'A thought that horrifies you shows what you dread, and says nothing of what kind of parent you are. That is what I know of such thoughts, and I say it once.',
    'No thought makes anybody a bad parent. You ask because it matters to you so much. The thought can be there, and you go on with the next small thing.',
  ],
  sacked: [
    'I cannot know your contract. In most places nobody may be dismissed only for being ill, and a note from a doctor protects you. Ask a union or an advice service before you sign anything.',
    'That depends on the law where you live, so I will not say yes or no. Get a note from a doctor, keep what they write to you, and ask a free advice service this week.',
  ],
  'ten-minutes': [
    'Yes. One thing at a time: both feet down, and let the air out slowly, longer than it goes in. Write to me what you see around you. Drive only once your head is clear.',
    'I am here for it. Blow out slowly, shoulders down, and then again. If your head is not clear after that, ask for more time: nobody should drive like that.',
  ],
  'drive-clear': [
    'Please drive only when your head has been clear for some minutes. If you feel faint or far away, say that you need longer. That is safer for everybody on the road. Until then: slow breaths out.',
    'Not while you feel faint. Wait until your hands and head are steady, and tell whoever waits that it takes longer. You are allowed that.',
  ],
  'google-not': [
    'Better not. A search mostly gives the fear something new, and the relief is short. Put it off by ten minutes, and then look if you still want to.',
    'I would leave it for now. You have looked before, and it wants to be looked up again. If something is new or gets worse, ask a doctor instead.',
  ],
  'feeling-named': [
    'It may well be. You are the one who feels it, and the word came from you. One thing can be said about it: it gets smaller where it is told to somebody kind.',
    'It sounds like it, yes. You know it better than I do. You need not do anything about it this minute.',
  ],
  'mole-once': [
    'I cannot judge it from here, and no photo can. A mole that changes is worth one visit: ring your GP on the next working day and say that it has changed. No more looking until then.',
    'That is for somebody who sees it. Book one visit, say “it looks different”, and then the phone can rest. If it bleeds, ask for it sooner.',
  ],
  'say-stop': [
    'Stop. I say it plainly: please stop, it can do you harm. You are not bad for it. You told me because a part of you wants it to end. Who could hear that tomorrow?',
    'Please stop. I should have said it at once, and I am sorry. You deserve help with it and no telling off. Show one person what you wrote here: {lines}.',
  ],
}
