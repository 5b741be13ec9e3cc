import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * Whether to do a thing, how to say it, how to get through it. What is theirs to choose stays theirs.
 *
 * Sources: NHS and Beat on eating disorders (meals, speaking with a young person); NICE CG31; NHS on antidepressants and sleeping
 * tablets; Samaritans and NHS on speaking with somebody who may want to die; NHS, Cuts and grazes.
 */
export const whatToDo: Readonly<Record<string, Wordings>> = {
  'should-ritual': [
    'That is the question the doubt asks, and it will not stay answered. My answer is: not now. Give it ten minutes first, with the pull there.',
    'I would leave it for now. Doing it once more buys a short ease and then the next doubt. Set a timer for ten minutes, and look again.',
    'Not this time, if you can bear to leave it. You need not decide for ever: only for the next quarter of an hour.',
  ],
  'should-eat-less': [
    'No. Keep to the next meal at its usual time, whatever came before. Leaving meals out is what brings the next binge nearer.',
    'Please do not leave it out. A body that is kept short pushes back later. A plain, usual meal is the step.',
    'My answer to that is no, and it is no judgement. Eat as you would have on any day. If that is too hard, tell a doctor just that.',
  ],
  'should-work': [
    'That is your choice. If you are safe to travel and can do part of it, going mostly keeps fear smaller. If you are ill or have not slept at all, one day off is fair.',
    'Two questions may settle it. Would you be safe there? And would tomorrow be harder if you stayed at home today? Half a day is also an answer.',
    'Nobody but you can settle that. Fear tends to grow with each day that is left out; real illness needs the rest. Which of these is it more?',
  ],
  'should-tell': [
    'Telling one person mostly makes it lighter. Choose one who has been kind before, and a calm hour. You can say a small part first and see how it is taken.',
    'I lean towards yes, if that person is safe for you. It need not be all of it. “Something is hard for me and I do not need you to fix it” is enough.',
    'It is yours to tell or to keep. Ask yourself what you hope for from telling. If it is not to be alone with it, one sentence does it.',
  ],
  'should-tell-unsafe': [
    'First think of your own safety. If telling could cost you your home or get you hurt, it can wait. First somebody who is surely on your side: {lines}.',
    'You do not owe it to anyone, and there is no deadline. Tell one safe person before those you fear. They can think it through with you: {lines}.',
    'Only when you have somewhere to go and someone beside you. Until then it is not lying to keep it. You can talk it over without giving your name: {lines}.',
  ],
  'should-pill': [
    'About a sleeping pill or anything like it, ask a pharmacist; they can be phoned. Do not mix it with alcohol or take more than it says. For tonight there is also rest without sleep.',
    'I cannot say yes to that from here. If it was prescribed to you, keep to the label. If not, leave it tonight and ring a pharmacist in the morning.',
    'That is one for a pharmacist or the one who prescribed it. Never more than the label, and none that is somebody else’s.',
  ],
  'should-go-out': [
    'You decide that, and no voice has to. If you go, take somebody along or tell one person where. With no sleep for days, a doctor comes first, today.',
    'If it is safe where you are, you may stay, and you may also go. Ask someone you trust to be with you. The lost sleep is for a doctor to hear about soon.',
    'That choice is yours and not theirs. A short way with someone you trust is a good try. Call a doctor about the voices and the sleep.',
  ],
  'should-leave': [
    'I cannot decide that, and it need not be decided tonight. What would have to change for you to want to stay? Say that to one person you trust.',
    'Only you know both sides of it. Put it off until you have slept and eaten. Then write down what a usual week with them is like.',
    'That is too big for prepared words. A trusted person can hear all of it. You may also take time without deciding: a weekend elsewhere, for one.',
  ],
  'leave-home-safely': [
    'Whether and when is yours to say. It is safest with a plan, as leaving can be a dangerous time. People who know can make one with you: {lines}.',
    'You need not know that yet. Think of one place and one person, and talk it over from a safe phone: {lines}.',
    'Nobody here tells you to go or to stay. If you do go, not alone and not announced. They help with rooms, money and children: {lines}.',
  ],
  'should-leave-place': [
    'You may, and it is no failure. If you can, stay two more minutes first, with feet on the floor. To go when the wave is lower makes the next time easier.',
    'Yes, you can go. One small thing before it: look at three things in the room and let the breath out slowly. Then choose again.',
    'It is allowed to leave. It is also allowed to sit somewhere quiet for a while and see. Which of these is kinder tomorrow?',
  ],
  'should-force': [
    'Force mostly turns the table into a fight. Sit with them at meals, stay calm, say what you have seen and that you are worried. See a doctor this week, also if they refuse.',
    'Not by force. One clear sentence and a regular meal together do more. Ring the doctor yourself and ask how to go on. Fainting or no drinking: {emergency}.',
    'Pushing tends to make hiding better. Name what you see, without blame or numbers: “You eat less, and I am scared.” Then a visit, with you beside them.',
  ],
  'should-text': [
    'One short line may be right: what happened, and that you would like to hear from them. Send it once. Then put the phone away until tomorrow.',
    'You may, if you can bear that no answer comes. Keep it to two lines, without blame. More than one message mostly makes it harder.',
    'If you have already written, let that stand until tomorrow. If not, write one honest line. “I am sorry about that. Can we talk?” is enough.',
  ],
  'should-drive': [
    'Not while you shake or things seem far away. Wait until the room, or the car, is plain to you again. Someone can fetch you, or take a bus or taxi.',
    'First sit until the shaking is over: feet on the floor, window open, name five things. Drive only when you feel here. If that does not come, ring someone.',
    'Take a quarter of an hour before the key. If you still feel back there after it, let another person drive.',
  ],
  'should-scan': [
    'Which tests you need is for the doctor, and they have heard you. You can ask once: “What would make you look further?” Then leave it with them.',
    'I cannot say. A scan mostly calms for a short time, and then the question returns. If something is new or changed, tell the doctor that.',
    'That is theirs to judge, as they examined you. If it has changed since, book one visit. If it has not, the wish for a scan is the fear asking.',
  ],
  'should-i': [
    'That one is yours to choose, and I cannot see all of it. Say each way out loud once. Which of them could be undone later?',
    'I have no yes or no for you there. Two things help: what would it cost if you did, and what if you did not? Then sleep on it if you can.',
    'I cannot decide it for you. Think of a friend with just this question. What would you say to them first?',
  ],
  'say-no': [
    'Short, kind and without a reason: “You matter to me, and I will not give money.” Then say it again in the same words. You need not win the argument.',
    'A no needs one sentence: “I cannot do that.” Offer something else if you want to: a meal, a lift, an hour. Then end the talk.',
    'Say it early and only once with a reason. “That does not work for me.” If they push, the same line, more quietly.',
  ],
  'say-sorry': [
    'Sorry for your own part, and by its plain name: “I did that. I am sorry for it.” Then stop, and ask nothing back.',
    'Name one thing you did, and leave out the “but”. “I was loud, and that was not fair.” The matter itself can be talked about another day.',
    'Three lines: what you did, that you are sorry, what you will do next time. A plain sorry is not the same as giving in.',
  ],
  'mend-with-child': [
    'Go back when you are both calm: “I was too loud. That was not your fault. I am sorry.” Children can take that in at any age. Then do something ordinary together.',
    'It can be mended. Sit lower than they are, say what you did, and say sorry without a “but”. Tell someone how tired you are, too.',
    'A short sorry, a hug if they want one, and the day goes on. Next time, walk out of the room for two minutes first. Your doctor or health visitor can help when it happens often.',
  ],
  mend: [
    'Begin with the smallest piece: one sentence to the one it concerns. “I am sorry about that, and I would like to put it right.” Then wait for their answer.',
    'Some of it can be mended and some only carried. Which part could be said or done this week? Start there, and leave the rest.',
    'One honest line, one small deed, and time. It seldom gets right in one go.',
  ],
  'talk-to-them': [
    'Side by side is easier than face to face: in the car, on a walk, over the dishes. “I have noticed you stay in your room. I am not cross. Come along for a bit.” Then leave a silence.',
    'Short and often is better than one big talk. Say what you see and not what you think it means. Ask one open question, and take “dunno” for an answer.',
    'Bring something to eat, sit down, and ask about something small first. “I am worried, and I am here, also at night.” If they say little, come again tomorrow.',
  ],
  'say-to-suicidal': [
    'Ask it straight: “Are you thinking about killing yourself?” Asking does not put it there. Then listen, stay, and ring somebody together: {lines}. If it is about to happen, {emergency}.',
    'You could say: “You said you do not want to be here. I take that very seriously. Do you mean you want to die?” Do not keep it secret. Help for both of you: {lines}.',
    'Plain words are best: “I am worried. Are you thinking of ending your life?” If yes, do not leave them alone, and call {emergency} when it is near. Else {lines}, today.',
  ],
  'get-them-help': [
    'Nobody can be made to go, mostly, and you can make it easier. Book it, offer to come along, and let them choose the day. Ring the doctor yourself and tell what you see.',
    'Ask for one visit only: “Come once, for my sake.” If they will not, you can speak to their doctor alone. In danger to life call {emergency}.',
    'Pick a small reason they can say yes to: the sleep, the tiredness. Go with them. If it gets dangerous for anyone, it is {emergency}, without asking them first.',
  ],
  'money-of-ill': [
    'You can ring their doctor or care team today and say what is happening, also without their leave. Ask the bank what it can stop. If someone is in danger: {emergency}.',
    'Tell the team that knows them, now: little sleep, much spending, since when. Put your own money somewhere apart. The children need one calm adult, and that can be another one.',
    'First the children: a quiet place for them. Then one call to the doctor or crisis team about what you see. You may ask for help for yourself in the same call.',
  ],
  'say-to-ex': [
    'Keep it to the things: “Your boxes are by the door. Please come at six.” Nothing has to be settled at that door. A friend can be there with you.',
    'Decide one sentence beforehand: “I do not want to talk today.” Say only that. Or leave what is theirs with someone, and be out.',
    'It may be short and civil. “Here are your things.” If you want to say more, write it first and keep it till next week.',
  ],
  'say-it-plainly': [
    'For example: “When you did that, I felt passed over. Next time I want my part named.” Say it once, in a quiet moment, and stop there.',
    'Try: “I want to talk about what happened. It was not all right for me. What I would like is this.” Then let them answer.',
    'These words, if they fit: “That hurt me. I do not want to fight. I want it to go differently.” Change them until they sound like you.',
  ],
  'say-among-people': [
    'One line is enough: “I am not feeling great, I will head off.” Nobody needs more. Or ask them something, and let them do the talking.',
    'Try a small question: “How do you know each other?” Then listen. If you want to go: “Good to see you, I am off.”',
    '“I needed some air” explains everything. You can say it and smile, or say nothing and get a glass of water.',
  ],
  'wait-for-result': [
    'Cut the wait into days. One worry slot of fifteen minutes a day, nothing searched, and something fixed each evening with another person. Ask the clinic whom to ring if it changes.',
    'Waiting is its own strain. Tell one person the date, plan the day before it and the day itself. At night write the “what if” down and put it outside the room.',
    'Not two weeks: only until tonight, and then again. Keep work, meals and the children’s day as usual. Ask whether they can call you if a place comes free.',
  ],
  'hard-day': [
    'Some people plan one small thing for such a day: a candle, their favourite food, a walk to a place. Others keep it as plain as they can. You may change your mind on the day.',
    'Have somebody who knows what day it is. Choose a beginning and an end: breakfast with a picture, say, and a film at night. The middle may be what it is.',
    'You can mark it or let it go by; both are right. A letter to them, a song, a cake with their name. Leave room for it to hurt.',
  ],
  'how-others-loss': [
    'Mostly hour by hour. They tell of meals with others, of fixed things in the week, of talking to the one who died. Groups of people with the same loss help many.',
    'Badly at first, nearly all of them say. Then with small fixed things: a walk at four, the radio on, one call each evening. Nobody manages every day.',
    'They do it in pieces, and few do it alone. Some write to the one they lost, some keep an old habit, some start a new one. What was hard is hardest at certain hours.',
  ],
  'how-others': [
    'In many small ways and seldom alone: one person who knows, one thing that is the same each day, help that was asked for. What has carried you a little before?',
    'People tell of plain things: sleep at the same hour, moving a bit, saying it to someone. Not all of it works for all. One is enough to try.',
    'Mostly not by being strong. They take it a day at a time and let somebody in. A doctor or a group is where many began.',
  ],
  'need-help': [
    'A fair rule: when it has been there most days for two weeks, or stops you from sleeping, working or seeing people. Then a doctor is the right place. You need not wait for worse.',
    'If you ask yourself that, one talk is allowed. No proof is needed, and nobody measures if it is bad enough. When life itself feels too much: {lines}.',
    'Look at your days. If it takes more from them than it used to, ask a doctor or someone you trust. Help is also for the middle, not only for the worst.',
  ],
  'at-the-doctor': [
    'Mostly: how long, how you sleep and eat, what you can no longer do, whether you drink, and whether you think of dying. Write three lines beforehand and hand them over.',
    'They ask about mood, sleep, appetite, work and home, and about thoughts of harming yourself. You may say “I do not know”. It takes about ten minutes; ask for a longer one.',
    'What has changed, since when, and how it gets in the way. Perhaps a short form with boxes. Begin with the sentence you like least, as the time is short.',
  ],
  'where-to-go': [
    'To people who do just this: {lines}. They can also tell you what there is near you. And one person you know: a friend, family, a doctor.',
    'You can reach somebody now: {lines}. Say only what you wrote here first. A doctor or a friend’s door is another way.',
    'Here is where I would begin: {lines}. It costs no name and no decision. Is there also someone near whose door is open?',
  ],
  'skin-bleeds': [
    'Hold it under cool water for a moment, then press a clean cloth on it for ten minutes without looking. No soap, no bleach. If it does not stop or looks infected, see a pharmacist or doctor today.',
    'Press something clean on it, firmly, for ten minutes; then a plaster. Plain moisturiser later, and no scrubbing. Bleeding that will not stop is for {emergency} or a walk-in clinic.',
    'The skin needs care now, and no more washing: clean cloth, ten minutes of pressing, a plaster. A pharmacist can give you a cream. If it keeps bleeding, get it seen today.',
  ],
}
