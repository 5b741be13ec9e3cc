import { expect, test } from 'vitest'
import { rules } from '#domain/safety/rules.ts'
import { screen } from '#domain/safety/screen.ts'
import { softeners } from '#domain/safety/softeners.ts'

/** For each rule: a text that it speaks of, and one close to it of which it says nothing. */
const examples: Record<string, [speaks: string, silent: string]> = {
  overdose: ['I swallowed a whole bottle of pills', 'I took my pills with breakfast'],
  'took-them-all': ['took them all. goodbye', 'I took them all to the park'],
  'act-under-way': ['the rope is around my neck', 'I skip with a jump rope'],
  'at-height': ['I am standing on the ledge', 'I am on the bridge, stuck in traffic'],
  'red-flag': ['he is not breathing', 'I worry that I forget how to breathe'],
  'someone-in-danger': ['she is holding a gun to her head', 'she has a good head for numbers'],
  'collapse-with-warning': ['my chest hurts and I passed out', 'my chest feels tight when I worry'],
  'chest-and-more': ['crushing chest pain that goes down my arm', 'chest pain when I am anxious'],
  'weapon-near-them': ['I have the knife and I am outside his house', 'I have a bread knife at home'],
  'hurting-now': ['I just stabbed my brother', 'I just hugged my brother'],
  'violence-under-way': ['he is breaking down the door with an axe', 'he is at work today'],
  'child-in-danger-now': ["I shook my baby and now she won't wake up", 'my baby will not sleep'],
  'suicide-wanted': ['I want to kill myself', "I don't want to kill myself"],
  'suicide-intended': ['I am going to end my life', 'I am not going to end my life'],
  'suicide-planned': ["I've been saving my pills for months", 'I have been saving my money for months'],
  'cares-for-after': [
    "who will feed my cat when I'm gone",
    "who will feed my cat when I'm gone next week on holiday",
  ],
  'unsafe-with-self': ["I don't trust myself tonight", 'I trust myself more each day'],
  'method-sought': ['how many pills does it take to die', 'how many pills are in a pack'],
  'suicide-tried': ['I attempted suicide last week', 'I attempted a new recipe last week'],
  'suicide-named': ['talk me out of killing myself', 'I would never kill myself'],
  'suicide-with-time': ['thinking of suicide tonight', 'thinking of pizza tonight'],
  'death-wanted-soon': ['want to die. tonight', 'want to sleep. tonight'],
  'wish-with-means': ['I want to die and I have a rope', 'I want to climb and I have a rope'],
  'death-wanted-in-despair': [
    "I want to die. I can't do this anymore",
    "I want to rest. I can't do this anymore",
  ],
  'farewell-in-short': ['goodbye everyone', 'goodbye, see you tomorrow'],
  'last-words': ['tell my mom I love her', 'tell my mom I am late'],
  finality: ['this is the end for me', 'this is the end of the holiday trip'],
  'decided-in-short': ['my mind is made up', 'my mind is busy'],
  'place-visited': [
    'I went to the bridge and stood there looking down',
    'I went to the shop and stood there',
  ],
  'gives-in': [
    "the thoughts of jumping don't scare me anymore, I want to",
    'the thoughts of jumping scare me',
  ],
  'own-too': ['she dies in my story because I am going to do it too', 'she dies in my story'],
  'its-time': ["it's time", "it's time for lunch"],
  'wish-and-sign': [
    "I don't want to live. I gave away all my things",
    "I don't want to move. I gave away my sofa",
  ],
  'despair-and-sign': [
    "I can't do this anymore. I've made my peace",
    "I can't do this anymore. I need a break",
  ],
  'farewell-and-another-sign': ['forgive me for this. I have a rope', 'forgive me for being late'],
  'prepared-and-another-sign': [
    'the letters are on the desk. my mind is made up',
    'the letters are on the desk',
  ],
  'means-at-hand-and-another-sign': [
    'I have the pills. my mind is made up',
    'I have the pills my doctor gave me',
  ],
  'place-visited-and-another-sign': [
    'I walked to the bridge alone last night. my mind is made up',
    'I walked to the shop',
  ],
  'unnamed-act-and-another-sign': [
    'I am ready to do it. I have the rope',
    'I am ready to do it, the exam I mean',
  ],
  'decided-and-another-sign': [
    'my mind is made up. sorry for everything',
    'my mind is made up about the sofa',
  ],
  'took-them-all-and-another-sign': ['I did it. forgive me for this', 'I did it, I passed'],
  'hint-and-another-sign': ['none of it will matter soon. I have the pills', 'none of it will matter soon'],
  'self-harm-wanted': ['I want to cut myself', 'I want to cut my hair'],
  'self-harm-done': ['I cut myself last night', 'I cut myself shaving'],
  'death-wish': ['I wish I was dead', 'I wish I was taller'],
  'suicide-thought': ['suicidal thoughts came back', 'the cold came back'],
  'self-harm-thought': [
    'sometimes I think about hurting myself',
    'sometimes I think about cooking for myself',
  ],
  hopeless: ['I feel hopeless', 'I feel sleepy'],
  'burden-felt': ['I am worthless and I give up', 'I am hungry and I give up'],
  'burden-plain': ['I feel like a burden', 'this bag is heavy'],
  'eats-too-little': ['I make myself throw up', 'I threw up from a stomach bug'],
  'not-cared-for': ["I haven't showered in three weeks", "I haven't showered yet"],
  'other-suicidal': ['my friend says she will kill herself', 'my friend says she will call'],
  'other-low': ['my friend is really depressed', 'my friend is really tall'],
  'told-to-die': ['they tell me to kill myself', 'they tell me to sit down'],
  'voices-command': ['the voices tell me to kill myself', 'the voices on the radio tell me the news'],
  'harm-intended': ["I'm going to stab him tomorrow", "I'm going to meet him tomorrow"],
  'harm-wanted': ['I want to kill my neighbor', 'I want to call my neighbor'],
  'harm-thought': ['horrible images of pushing my mom', 'images of my mom'],
  'hurt-by-other': ['my husband hits me', 'my husband calls me'],
  'child-hurt': ['my mom hits my little brother', 'my mom calls my little brother'],
  'child-unsafe': ['there is no food in the house', 'there is no milk in my tea'],
  'abused-once': ['my ex used to hit me', 'my ex used to call me'],
  'intrusive-thought': ['intrusive thoughts of stabbing my mom', 'thoughts of calling my mom'],
}

test('every rule has its examples', () => {
  expect(rules.map(({ name }) => name).toSorted()).toEqual(Object.keys(examples).toSorted())
})

test.each(Object.entries(examples))('%s speaks, and stays silent', (rule, [speaks, silent]) => {
  expect(screen(speaks).reasons).toContain(rule)
  expect(screen(silent).reasons).not.toContain(rule)
})

/** For each softener: a text that it lowers. */
const softened: Record<string, [text: string, tier: string]> = {
  'not-now': ['last night I had the gun in my mouth', 'crisis'],
  story: ['in my novel the man will kill himself tonight', 'none'],
  'story-of-others': [
    'my character is angry. He waits. Then rain. Then more rain. I am going to kill the king',
    'none',
  ],
  'quoted-story': ['the song. Rain. Wind. Snow. "I want to die"', 'none'],
  study: ['I am writing a paper on suicide statistics', 'none'],
  laughter: ['one more zoom meeting and I will kill myself lol', 'none'],
  'laughter-at-others': ["I'm going to kill my brother haha", 'none'],
  trifle: ['if I have to sit through one more meeting I will kill myself', 'none'],
  'health-fear': ['panic attack, I feel like dying', 'none'],
  'feared-symptom': ['what if he is not breathing in his sleep', 'none'],
  'long-ago': ['I tried to kill myself when I was 16', 'care'],
  'long-ago-and-well': ['I tried to kill myself when I was 16 and now I love my life', 'none'],
  mourning: ['my brother hanged himself in March', 'care'],
  'unwanted-thought': ['intrusive urge to kill myself, I would never do it, it terrifies me', 'care'],
  'feared-act': ["I'm scared I'll jump off the balcony even though I want to live", 'care'],
  accident: ['I cut myself shaving', 'none'],
}

test('every softener has its example', () => {
  expect(softeners.map(({ name }) => name).toSorted()).toEqual(Object.keys(softened).toSorted())
})

test.each(Object.entries(softened))('%s lowers', (_, [text, tier]) => {
  expect(screen(text).tier).toBe(tier)
})
