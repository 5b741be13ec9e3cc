import { toldAnswers } from '#domain/chat/guide/say/answers-told.ts'
import { everydayAnswers } from '#domain/chat/guide/say/everyday-answers.ts'
import { leafletAnswers } from '#domain/chat/guide/say/leaflet-answers.ts'
import { backAnswers } from '#domain/chat/guide/say/questions-back.ts'
import { safetyFacts } from '#domain/chat/guide/say/safety-facts.ts'

/** Plain questions with an answer of their own, by the names of `plain-questions`: fact -> wordings. */
export const plainAnswers: Readonly<Record<string, readonly string[]>> = {
  ...safetyFacts,
  ...everydayAnswers,
  ...leafletAnswers,
  ...backAnswers,
  ...toldAnswers,
  // NHS, Alcohol misuse; NICE CG100.
  'alcohol-stop': [
    'Please do not stop all at once. After drinking a lot each day, that can be dangerous. A doctor or an alcohol service first: they can make it safe. Shaking badly, a fit, or seeing things: call {emergency}.',
    'Wanting to stop is a good reason to ring a doctor today. Not tomorrow from full to none, though: the body can react with fits. Until you have spoken to somebody, keep it steady. With fits, strong shaking or confusion, call {emergency}.',
    'Not by yourself and not from one day to the next. Heavy daily drinking is brought down with a doctor, sometimes with medicine. If you shake hard, see things or have a fit, it is {emergency}.',
  ],
  // NHS and WHO on opioid overdose.
  relapse: [
    'Using again after a long break happens to many, and it can be told here. One thing matters now: after a break a body bears far less. The old amount can kill. Do not use alone, keep naloxone near if you can get it, and call a drug service.',
    'The time before it still counts, and you can tell it as it is. Your body is no longer used to it, so the risk of overdose is much higher. Please have somebody with you. A drug service will see you again. Slow breath or blue lips: {emergency}.',
    'It took something to say that. After being clean the danger is in the amount that was once usual. Do not be by yourself with it, and ring your drug service or a doctor today. If anyone cannot be woken, call {emergency}.',
  ],
  slipped: [
    'A slip after some time without it is common on this road. The weeks before it are not undone. What was going on just before?',
    'So it happened again. One time is one time; the next hour is what can be chosen. Is it near you now, or out of reach?',
    'That can be said here without a lecture. Many stop more than once before it holds. Do you want to tell how it came about?',
  ],
  // NHS, Stopping or coming off antidepressants.
  'stopped-pills': [
    'Zaps, dizziness and odd feelings are common after stopping such a medicine suddenly. Please ring a pharmacist or the one who prescribed it today. They can say whether to start again or go down slowly. Do not decide it alone.',
    'That can come from the stopping itself; many people describe it. It is a question for a pharmacist, who can be phoned today. Should very dark thoughts or confusion come, get help at once: {emergency}.',
    'When these are stopped in one go, the head and body can protest for days or weeks. The prescriber can ease it, mostly by lowering more slowly. Call them or a pharmacist before you change more.',
  ],
  // NHS, Lumps; NICE NG12.
  'body-changed': [
    'That is a change, and a change is for a doctor to look at again. Book it this week, and say all of what you told me. An earlier visit would not cover what is new.',
    'When something changes, it is worth asking again, even if it was looked at before. Ring the doctor this week and name each change and since when. What it is I cannot say, and the waiting may be hard.',
    'New signs deserve a new look. Call the surgery and ask for a visit within days. If breathing or swallowing gets hard, call {emergency}.',
  ],
  'way-of-speaking': [
    'I read that as a way of speaking. What did they do?',
    'Said as people say it when someone gets on their nerves, I take it. What happened?',
    'As a figure of speech, then. Tell me about it.',
  ],
  'go-after': [
    'You want to be where they are. That pull can be very strong in grief.',
    'To want to be with them is part of missing somebody so much. I would like to know what it means for you.',
    'Wanting to be with someone who has died can mean two things. One is longing, and one is more than that.',
  ],
  'mind-of-the-dead': [
    'I do not know that, and it cannot be known for sure now. It is a question that many who lose someone carry for a long time. What makes you ask it today?',
    'There is no answer to that which I could give honestly. People in such pain can want several things at once. Others who have lost someone this way know the question, and there are groups for them.',
    'It cannot be looked into any more, and that is part of what makes it hard. You may ask it here as often as it comes. Someone who knew them well may be a person to ask it with.',
  ],
  'which-first': [
    'First what cannot wait: health, a roof, food, and whatever has a date this week. Of two that are equal, take the shorter. Which of yours has the nearest date?',
    'The one that gets worse by waiting comes first. If none does, start with the one that takes ten minutes. The rest may stand on a list until then.',
    'Look for a deadline and for anything about health or home. That goes at the top, and only its first step counts today: one call, one letter.',
  ],
  // NHS, When to call 999; Chest pain.
  'go-to-hospital': [
    'I cannot examine you, so this is the rule. Go or call {emergency} now for a chest pressure that lasts or spreads, trouble breathing, fainting, or weakness on one side. If you are not sure, a call to a health line or {emergency} decides it better than I can.',
    'When something is sudden, strong or getting worse, yes: {emergency}. The same with pain that goes to arm, jaw or back, sweating, or breath that fails. In doubt call and let them judge.',
    'It cannot be told from here, and you need not be the judge either. Ring a nurse or doctor by phone now and describe it. Lasting chest pain, fainting, a drooping face or hard breathing mean {emergency} without waiting.',
  ],
  'anxiety-chest': [
    'Yes, it can. Tight muscles and quick breathing make a chest ache or sting. Which cause it has in you cannot be told from here. Pain that lasts, spreads or comes with sweating or short breath: {emergency}. New pain is worth one visit.',
    'It does in many people: the muscles between the ribs tense up, and fast breath does the rest. It can also have other causes, so have new pain looked at once. If it presses and does not stop, call {emergency}.',
    'It is one of the things that anxiety does, and it truly hurts. I cannot say that yours is that. Call {emergency} if it is heavy, goes to arm or jaw, or makes you faint.',
  ],
  // NHS, medicines A to Z.
  'pill-effects': [
    'It can for some people, and for others not at all. The leaflet lists what is known about yours, and how often. A pharmacist can say more in a two-minute call. Do not stop it by yourself over it.',
    'Effects like that are known with some of these medicines, and they differ a lot. Ask a pharmacist about yours by name. If one bothers you, the prescriber can often change something.',
    'Sometimes, yes, and how it will be for you cannot be told beforehand. Read that part of the leaflet, or have a pharmacist read it with you. What you notice is worth telling the prescriber.',
  ],
  'make-friends': [
    'Mostly by seeing the same people again and again: a class, a club, a team, helping somewhere. Pick one that meets each week and go four times. Friends often come after the fifth hello, and somebody has to say “tea?” first.',
    'By place, time and a small question. Something weekly works better than one big evening. Then one person, one invitation: a walk, a coffee. Many adults find it hard, and few say so.',
    'It tends to take repeats more than charm. Choose a thing you half like where others come back, and stay ten minutes longer. An old friend you lost touch with counts as well: one line is enough.',
  ],
  'going-mad': [
    'Many people fear just that when they are very anxious or things feel unreal. The fear itself is common. If you hear or see what others do not, or cannot sleep for days, see a doctor soon.',
    'That thought comes with panic and with feeling far away, in a lot of people. I cannot judge a mind from here. A doctor can, and it is a fair thing to ask one. Voices or no sleep for days: go soon.',
    'It feels like that to many, when the alarm is high. I am not able to examine it. Should you lose touch with what is real for others, a doctor is the one to call.',
  ],
  'grief-usual': [
    'In grief nearly everything is: numbness, anger, relief, forgetting, talking to them, ringing their phone. There is no timetable. If it stays as hard as now for many months, a doctor or a grief group can help.',
    'Yes, people in mourning tell of a great many things like it. It comes in waves and in no order. What is yours need not look like what others do.',
    'Grief does odd things to sleep, mind and body. A lot of what feels strange in it is shared by others. When you cannot eat, sleep or get up for weeks, tell a doctor.',
  ],
  'is-it-usual': [
    'I have no prepared answer to how common that is. A better question may be whether it hurts you or gets in your way. If so, it is worth telling a doctor or someone you trust.',
    'How many others have it I cannot tell you. It need not be rare or usual to be worth help. Does it stop you from anything?',
    'I do not have the numbers for that. Somebody who is trained could say, and may be asked just this. How is it for you when it happens?',
  ],
  'am-i-one': [
    'I am not the one who can say, and asking is what the doubt lives on. Someone trained in such thoughts can hear all of it without judging. The question may stay unanswered for now.',
    'That question I leave open, kindly. An answer would hold for an hour and then be wanted again. A person who knows OCD is the one to take it to.',
    'A verdict is not what I have to give. The doubt asks for it because it feels so terrible. We can stay with how it feels and leave the question where it is.',
  ],
  'money-back': [
    'If you need it or it keeps bothering you, asking is fair. Short and kind works best: “Could you pay me back by Friday?” If you would sooner let it go, decide that once.',
    'You may ask; it is yours. One plain line with a date, no excuse and no story. If you fear for the friendship, say that too.',
    'That is for you to choose. Two things help: can you do without it, and will you be cross each time you see them? If you will, a friendly line is better than silence.',
  ],
  'this-or-that': [
    'I have no prepared answer to that, and it is yours to choose. Think of it a month from now: which one would you rather have done? If it can be undone, a small try is allowed.',
    'That one I cannot decide for you. Say both out loud and notice which is harder to give up. Someone who knows you both could be asked as well.',
    'There is no answer ready with me. Write one line for it and one against, and sleep on it if it can wait. What would speak for it?',
  ],
}
