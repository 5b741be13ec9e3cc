import type { Rule } from '#domain/safety/rule.ts'

const wish = [
  'death-wanted',
  'suicide-wanted',
  'suicide-thought',
  'death-passive',
  'refuses-life',
  'suicide-mentioned',
] as const
const despair = ['exhausted', 'burden'] as const
/** Each alone can be ordinary; beside a wish, despair or one another they are not. */
const signs = [
  'farewell',
  'prepared',
  'means-at-hand',
  'place-visited',
  'unnamed-act',
  'decided',
  'took-them-all',
] as const
const weighty = ['means-at-hand', 'place-visited', 'unnamed-act', 'decided', 'prepared'] as const

const inDanger: readonly Rule[] = [
  { name: 'overdose', tier: 'emergency', concern: 'suicide', here: ['overdose-taken'] },
  {
    name: 'took-them-all',
    tier: 'emergency',
    concern: 'suicide',
    here: ['took-them-all'],
    near: [[...wish, 'means', 'farewell', 'terse']],
    unlessHere: ['trivial'],
  },
  { name: 'act-under-way', tier: 'emergency', concern: 'suicide', here: ['act-under-way'] },
  { name: 'red-flag', tier: 'emergency', concern: 'medical-emergency', here: ['red-flag'] },
  { name: 'someone-in-danger', tier: 'emergency', concern: 'someone-else', here: ['other-in-danger'] },
  {
    name: 'collapse-with-warning',
    tier: 'emergency',
    concern: 'medical-emergency',
    here: ['collapsed'],
    near: ['chest-warning'],
  },
  {
    name: 'chest-and-more',
    tier: 'emergency',
    concern: 'medical-emergency',
    here: ['chest-crushing'],
    near: [['pain-spreads', 'sweating']],
  },
  {
    name: 'weapon-near-them',
    tier: 'emergency',
    concern: 'harm-to-others',
    here: ['weapon-ready'],
    near: [['at-their-place']],
  },
  { name: 'hurting-now', tier: 'emergency', concern: 'harm-to-others', here: ['hurting-now'] },
  { name: 'violence-under-way', tier: 'emergency', concern: 'abuse', here: ['violence-under-way'] },
  {
    name: 'child-in-danger-now',
    tier: 'emergency',
    concern: 'dependant-in-danger',
    here: ['child-hurt'],
    near: ['lifeless'],
  },
]

const ofSelf: readonly Rule[] = [
  { name: 'suicide-wanted', tier: 'crisis', concern: 'suicide', here: ['suicide-wanted'] },
  { name: 'suicide-intended', tier: 'crisis', concern: 'suicide', here: ['suicide-intended'] },
  { name: 'suicide-planned', tier: 'crisis', concern: 'suicide', here: ['suicide-planned'] },
  {
    name: 'cares-for-after',
    tier: 'crisis',
    concern: 'suicide',
    here: ['cares-after'],
    unlessNear: ['journey'],
  },
  { name: 'unsafe-with-self', tier: 'crisis', concern: 'suicide', here: ['unsafe-with-self'] },
  { name: 'method-sought', tier: 'crisis', concern: 'suicide', here: ['method-sought'] },
  { name: 'suicide-tried', tier: 'crisis', concern: 'suicide', here: ['suicide-tried'] },
  {
    name: 'suicide-with-time',
    tier: 'crisis',
    concern: 'suicide',
    here: [['suicide-mentioned', 'suicide-thought', 'death-wanted'], 'soon'],
  },
  {
    name: 'death-wanted-soon',
    tier: 'crisis',
    concern: 'suicide',
    here: ['death-wanted'],
    near: ['soon', 'terse'],
  },
  {
    name: 'wish-with-means',
    tier: 'crisis',
    concern: 'suicide',
    here: [['death-wanted', 'suicide-thought']],
    near: ['means-at-hand'],
  },
  {
    name: 'death-wanted-in-despair',
    tier: 'crisis',
    concern: 'suicide',
    here: ['death-wanted'],
    near: ['exhausted'],
    unlessNear: ['trivial', 'laughter', 'sometimes'],
  },
  {
    name: 'farewell-in-short',
    tier: 'crisis',
    concern: 'suicide',
    here: ['farewell', 'terse'],
    unlessAnywhere: ['casual', 'trivial', 'work-or-travel'],
  },
  {
    name: 'last-words',
    tier: 'crisis',
    concern: 'suicide',
    here: ['last-words'],
    unlessNear: ['casual', 'trivial', 'work-or-travel', 'bereaved'],
  },
  {
    name: 'finality',
    tier: 'crisis',
    concern: 'suicide',
    here: ['finality'],
    unlessNear: ['casual', 'trivial', 'work-or-travel', 'journey'],
  },
  {
    name: 'decided-in-short',
    tier: 'crisis',
    concern: 'suicide',
    here: ['decided', 'terse'],
    unlessNear: ['casual', 'trivial', 'work-or-travel'],
  },
  {
    name: 'place-visited',
    tier: 'crisis',
    concern: 'suicide',
    here: ['place-visited'],
    unlessNear: ['journey', 'work-or-travel', 'afraid', 'casual'],
  },
  {
    name: 'gives-in',
    tier: 'crisis',
    concern: 'suicide',
    here: ['gives-in'],
    near: [
      ['suicide-thought', 'suicide-mentioned', 'other-thought', 'act-under-way', 'unwanted', 'weapon-ready'],
    ],
  },
  {
    name: 'own-too',
    tier: 'crisis',
    concern: 'suicide',
    here: ['own-too', ['unnamed-act', 'suicide-mentioned', 'soon-now']],
  },
  { name: 'its-time', tier: 'crisis', concern: 'suicide', here: ['its-time', 'terse'] },
  {
    name: 'wish-and-sign',
    tier: 'crisis',
    concern: 'suicide',
    here: [signs],
    near: [wish],
    unlessNear: ['trivial'],
  },
  {
    name: 'despair-and-sign',
    tier: 'crisis',
    concern: 'suicide',
    here: [weighty],
    near: [despair],
    unlessNear: ['trivial', 'casual', 'work-or-travel', 'journey'],
  },
  ...signs.map((sign): Rule => ({
    name: `${sign}-and-another-sign`,
    tier: 'crisis',
    concern: 'suicide',
    here: [sign],
    near: [signs.filter((other) => other !== sign)],
    unlessNear: ['trivial', 'casual', 'work-or-travel', 'journey'],
  })),
  {
    name: 'self-harm-wanted',
    tier: 'crisis',
    concern: 'self-harm',
    here: ['self-harm-wanted'],
    unlessNear: ['sometimes'],
  },
  { name: 'self-harm-done', tier: 'crisis', concern: 'self-harm', here: ['self-harm-done'] },

  {
    name: 'death-wish',
    tier: 'care',
    concern: 'suicide',
    here: [['death-wanted', 'death-passive', 'refuses-life']],
  },
  {
    name: 'suicide-thought',
    tier: 'care',
    concern: 'suicide',
    here: [['suicide-thought', 'suicide-mentioned']],
  },
  {
    name: 'self-harm-thought',
    tier: 'care',
    concern: 'self-harm',
    here: [['self-harm-wanted', 'self-harm-thought']],
  },
  { name: 'hopeless', tier: 'care', concern: 'suicide', here: ['hopeless'] },
  {
    name: 'burden-felt',
    tier: 'care',
    concern: 'suicide',
    here: ['burden'],
    near: [['exhausted', 'burden-strong', ...wish]],
  },
  { name: 'burden-plain', tier: 'care', concern: 'suicide', here: ['burden-strong'] },
  {
    name: 'eats-too-little',
    tier: 'care',
    concern: 'eating-disorder',
    here: ['eats-too-little'],
    unlessNear: ['trivial'],
  },
  { name: 'not-cared-for', tier: 'care', concern: 'self-neglect', here: ['not-cared-for'] },
]

const ofOthers: readonly Rule[] = [
  { name: 'other-suicidal', tier: 'crisis', concern: 'someone-else', here: ['other-suicidal'] },
  { name: 'other-low', tier: 'care', concern: 'someone-else', here: ['other-low'] },
  { name: 'told-to-die', tier: 'care', concern: 'suicide', here: ['told-to-die'] },
  { name: 'voices-command', tier: 'crisis', concern: 'suicide', here: ['voices-command'] },
  { name: 'harm-intended', tier: 'crisis', concern: 'harm-to-others', here: ['other-intended'] },
  { name: 'harm-wanted', tier: 'crisis', concern: 'harm-to-others', here: ['other-wanted'] },
  { name: 'harm-thought', tier: 'care', concern: 'intrusive-thought', here: ['other-thought'] },
  { name: 'hurt-by-other', tier: 'crisis', concern: 'abuse', here: ['hurt-by-other'] },
  { name: 'child-hurt', tier: 'crisis', concern: 'dependant-in-danger', here: ['child-hurt'] },
  { name: 'child-unsafe', tier: 'crisis', concern: 'dependant-in-danger', here: ['child-unsafe'] },
  { name: 'abused-once', tier: 'care', concern: 'abuse', here: ['abused-once'] },
  {
    name: 'intrusive-thought',
    tier: 'care',
    concern: 'intrusive-thought',
    here: [
      [
        'taboo',
        'other-thought',
        'other-wanted',
        'child-hurt',
        'suicide-thought',
        'suicide-mentioned',
        'self-harm-thought',
      ],
    ],
    near: ['unwanted'],
  },
]

/** Read from the top; the highest tier that is left after softeners.ts wins. */
export const rules: readonly Rule[] = [...inDanger, ...ofSelf, ...ofOthers]
