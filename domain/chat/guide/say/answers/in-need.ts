import type { Wordings } from '#domain/chat/guide/say/words.ts'

/**
 * Questions that come from one kind of trouble.
 *
 * Sources: NHS on hearing voices, self-harm, eating disorders, perinatal mental health and OCD; Refuge and the Suzy Lamplugh Trust on
 * stalking; Samaritans on what a call is like; Alzheimer’s Society on visiting.
 */
export const inNeed: Readonly<Record<string, Wordings>> = {
  'voice-orders': [
    'What a voice tells you does not have to be done. Move away from edges, roads and sharp things, and towards another person. I have to ask one thing.',
    'That is an order, and you need not follow it. Stay where others are, and put distance between you and what it names. One plain question.',
    'You can hear it and still not do it. Please do not be alone with that now. Let me ask you straight.',
  ],
  'should-not-send': [
    'No. Whatever is sent gets used again, and it mostly does not stop it. Keep what was written, do not pay or answer, and tell one grown-up now: {lines}.',
    'Please do not send more. You are not the one who did wrong here. It can be reported, and pictures can be taken down: {lines}.',
    'Do not, also if they promise to stop after it. Screenshot the threats, block, and get somebody on your side today: {lines}.',
  ],
  'should-eat': [
    'Yes: a meal, at its time, as plain as you like. The number on the scales has no say in that. With someone at the table it is easier.',
    'Yes. Food is due whatever was eaten or weighed before. If dinner is too much, begin with half of it, sitting down.',
    'I say yes to that, and mean no reproach. A body that had little needs something tonight. If you feel faint, see a doctor today.',
  ],
  'should-remove': [
    'Putting sharp things and tablets out of easy reach is sensible, done quietly. Tell her or him why, in one kind line. A search or a punishment mostly makes hiding better.',
    'Yes, to lock away tablets and blades makes the home safer. Do it together if you can. Then a doctor this week; for a deep cut or anything swallowed, {emergency}.',
    'It helps, and it is not the whole of it. Take out of reach what is lying about, stay calm, and ask what it was like before. A doctor can go on from there.',
  ],
  'say-to-them': [
    'It may be very plain: “I do not know what to say, and I am here.” Then let them talk. No advice, and nothing about others who had it worse.',
    'Try: “That sounds heavy. Do you want me to listen, or to do something?” You need not argue them out of a feeling. To stay is what counts.',
    'You could say: “I believe that it feels so to you. I see it differently, and I am staying.” One offer can follow: a walk, tea, a ride.',
  ],
  'say-hard-news': [
    'First a door: “I have something hard to tell you. Please let me finish.” Then the fact, in one sentence. What comes of it can be thought out together later.',
    'Say it early and short, today and not at bedtime. “This happened, and I was afraid to say it.” Then be quiet for a minute.',
    'One sentence for what it is, one for how you are, one for what you ask. It can be on paper and read out.',
  ],
  'make-understand': [
    'People who love us often answer too fast. Try a note: what a bad day looks like, hour by hour, and one thing that would help. Then let them think.',
    'You need not make anyone understand all of it. Ask for one thing instead: “Come with me to the doctor.” Something to read from a health service can do the explaining.',
    'Say it once more with an example: “I could not get up on three days.” Stop there. If that does not reach them, tell another grown person you trust.',
  ],
  'be-with-them': [
    'Sit near, say who you are, and leave the quiz out. Old songs, photographs, a hand, something to fold. A name may be gone and a warm hour still be felt.',
    'Go along with the day they are in, and do not correct it. Short visits are fine. What is done together counts more than what is said.',
    'It can be simple: the same chair, the same tea, music from their youth. You may be sad in the same room. Staff or a carers’ line can show you more.',
  ],
  'tell-child': [
    'Short and true words, as for their age, and without “asleep” or “gone away”. Say what happened, what stays the same, and that it is not their doing. Then wait for questions.',
    'Tell it in two sentences at a quiet time, and stay close. Children come back with questions for days. “I do not know” is allowed, and so is crying.',
    'Better from you than overheard. Say what it is, and who looks after them now. Do something ordinary together after it.',
  ],
  'how-sleep': [
    'Perhaps not at once, after such a day. Something warm, dim light, the worry on paper for the morning. If you lie awake for long, get up and sit somewhere dull.',
    'Aim for rest and not for sleep. No clock, no screen, a quiet voice on the radio. One bad night can be got through.',
    'Tell someone a piece of it before bed, so that it does not lie down with you. Then a slow breath out, and the furthest sound you can hear.',
  ],
  'how-long-urge': [
    'It climbs, stands and sinks, for many within half an hour or less. You have had a time without it, and it can be let go by. Be where somebody is till then.',
    'Such an urge mostly goes over in waves of minutes. Put what you would use out of reach, and give it fifteen. If it does not let go: {lines}.',
    'For most people not as long as it threatens. Get through the next quarter of an hour, near another person. Then look again.',
  ],
  'no-reply-to-them': [
    'A reply, even one, mostly keeps it going. Say nothing, keep every message and call as proof, and tell someone where you are. They know what to do about it: {lines}.',
    'Better not. One clear “do not contact me” if you have never said it, and after that silence. Write down dates and places. People who know what to do: {lines}.',
    'I would leave it unanswered. What he or she does is not for you to calm. Save it all; if you are followed or afraid right now, {emergency}.',
  ],
  'police-can': [
    'Yes, they can: following, waiting outside and calling again and again is against the law in many places. Take dates and screenshots along. In danger now, {emergency}.',
    'They can take a report, warn, and ask a court for an order. A list of what happened and when helps most. People who go along with you: {lines}.',
    'It is worth asking, also when nothing “bad enough” has happened yet. You can talk it over first: {lines}. If somebody is at the door, {emergency}.',
  ],
  'what-a-line-does': [
    'Somebody says hello and asks what brings you. You need no reason and no name, and sad is enough. You may hang up at any moment.',
    'They listen, mostly for as long as you want, and they hear ordinary sadness every day. It is not their job to judge. They ask about your safety, plainly.',
    'A trained person picks up, and you say one sentence. Silence is fine too. Nobody is sent to you because you are low.',
  ],
  'just-one': [
    'That is how the craving asks. One mostly calls the next. Give it twenty minutes and another room, and then decide.',
    'You can do what you like, and I will not tell you off. Still, “just one” is seldom just that after stopping. Wait for the next wave to go first.',
    'Put it off to the end of the next hour. The days so far are worth that. Gum, water, a cold window, a walk round the block.',
  ],
  'take-child': [
    'Midwives and health visitors know such thoughts, and the aim of telling them is help for you. What anyone decides I cannot say. Many parents fear just this and keep quiet too long.',
    'That fear keeps a lot of parents from telling. Unwanted thoughts are a known thing to those who work with new parents. Say “they come against my will, and they scare me”.',
    'I cannot speak for them. What I know is that such thoughts are asked about as an illness and not as a crime. A doctor who knows OCD is a good first ear.',
  ],
}
