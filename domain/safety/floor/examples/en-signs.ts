/** By sign of an emergency of the body: sentences that its phrases hear. */
export const englishSigns: Readonly<Record<string, string>> = {
  'place-thought': `thinking about jumping off the bridge
    I was thinking of walking into the sea
    I thought about driving into a tree`,
  'better-off': `everyones better off without me`,
  'answers-meant': `I want to do it
    I mean it`,
  unwakeable: `he will not wake up properly
    I can't rouse my brother`,
  asleep: 'she sleeps like a log',
  down: 'she fell in the yard',
  'no-answer': 'she does not answer me',
  'black-out': 'my stool is black as tar',
  'black-sign': 'I feel dizzy',
  bled: 'I coughed blood',
  'bled-much': 'a cupful',
  'half-face': 'half of my face will not move',
  cause: 'it was the gym',
  gone: `dads slumped at the desk
    my sister has keeled over`,
  'odd-breath': `she is gasping in bed
    I don't think he is breathing`,
  'no-breath': `I can't breathe
    her breathing is getting worse`,
  'breath-sign': `my inhaler is finished
    I can't lie flat`,
  'limb-gone': `my foot went numb
    I can't move my fingers`,
  'words-gone': `mom is talking crazy
    the words come out wrong, my speech is slurry`,
  'sight-gone': `my vision went dark
    I can't see anything`,
  'of-a-sudden': 'it came on out of nowhere',
  'head-pain': 'this headache',
  'head-sign': `light hurts so much
    my neck won't bend`,
  'chest-felt': 'a weight on my breastbone',
  'arm-or-jaw': `it goes into my jaw
    both arms`,
  'soaked-or-grey': 'she is drenched and ashen',
  'was-sick': 'he chucked up',
  'chest-more': 'my chest is exploding',
  'face-half': `half of my face won't smile
    her mouth is hanging down`,
  'drops-things': `I dropped the cup twice
    my foot is dragging`,
  'swells-shut': `my throat feels like it is closing
    swollen tongue`,
  'ate-or-stung': 'there were cashews in it',
  'allergy-sign': `the epipen expired and now
    he is allergic and ate one by accident. she is allergic to nuts and ate one`,
  'blood-now': `blood is coming out of his nose in bed
    losing so much blood
    nosebleed 50 minutes`,
  'cut-off': `my finger came off
    the chainsaw slipped into his thigh`,
  attacked: `someone stabbed my cousin
    I got shot in the leg
    a rattlesnake bit me`,
  diabetic: 'he is diabetic',
  'sugar-sign': `he won't swallow
    she is slurring and sweaty`,
  'head-hit': `I banged my head
    she fell down the stairs`,
  'after-hit': `he is puking
    she keeps asking the same thing`,
  'big-fall': 'the toddler fell out of the window',
  pregnant: `I am pregnant
    30 weeks`,
  'pregnant-sign': `there was a gush
    I see flashing lights`,
  'birth-now': `the baby is coming now
    I can't feel the baby move`,
  'gave-birth': 'after the c section',
  'birth-sign': 'there are clots and soaked pads',
  heat: 'he worked in the sun',
  'heat-sign': 'he is muttering',
  dry: `I quit drinking
    cold turkey`,
  'dry-sign': `seeing spiders
    he is hallucinating`,
  fumes: 'there is a gas smell',
  'fumes-sign': 'I feel drowsy',
  burner: 'the generator is on',
  'all-ill': 'we all have headaches',
  infant: 'my newborn',
  'infant-sign': `grunting and sucking in
    went stiff`,
  newborn: 'she is 3 weeks old',
  'hot-baby': 'a fever',
  'stuck-throat': `it won't come out
    she is choking on a grape`,
  'under-water': 'we pulled her out of the lake',
  'water-sign': 'she was under the water, not moving',
  scald: `hot oil all over my chest
    bleach went in my eye`,
  electric: 'he was electrocuted',
  'electric-sign': 'he is on the floor',
  infected: 'I have a fever',
  'infected-sign': `my skin is mottled
    a red line up my arm`,
  chemo: 'I am on chemo',
  'chemo-sign': 'shivering',
  'hard-belly': 'my stomach is hard like a board',
  'legs-gone': 'I am numb between the legs',
  'legs-sign': 'I peed myself',
  'sudden-balls': 'testicle pain and screaming',
  'clot-leg': 'my calf is swollen',
  'clot-chest': 'it stabs when I breathe in',
  'racing-heart': `my heart is at 190
    his pacemaker keeps shocking him`,
  'racing-sign': `it will not come down
    I am fainting`,
  freezing: 'we think it is hypothermia',
  'small-swallowed': `the kids have chewed my tablets
    she swallowed a battery and he drank the petrol`,
  drugged: 'it was heroin',
  'drugged-sign': 'his lips are blue, he is nodding off',
  intruder: `someone is breaking into the house
    a man with a knife is at our door`,
  fit: `he is frothing at the mouth
    two seizures in a row`,
  differs: `this is different
    my therapist says ignore it but now`,
  drained: "I can't keep water down and I faint when I stand",
  'cut-deep': 'I went deeper than I meant',
  'bleeds-on': 'the towel is soaked',
  'took-all': `I took everything
    the packets are empty`,
  'took-some': 'I swallowed the pills',
  'took-maybe': 'I swallowed them',
  'took-regret': 'I regret it',
  'took-state': 'I feel woozy',
  'dose-wrong': 'my heart pills twice',
  'dose-sign': 'my pulse is slow',
  'wrong-drink': 'I swigged the floor stuff',
  'wrong-sign': 'it burns',
  'he-is-near': `he is on the stairs
    he is pounding on the door`,
  'i-hide': `I am in the closet
    hiding under the bed`,
  starved: 'no food for nine days',
  'starved-sign': 'my heart keeps skipping',
  'over-the-edge': 'the wrong side of the overpass',
  'nobody-hurt': `nobody is bleeding out
    it is not bleeding bad
    it is not bleeding badly
    it is not bleeding much
    it is not bleeding a lot`,
  'asks-happening': 'Is it happening right now?',
  'asks-moving': 'Can you lift your left arm?',
  over: `it was last winter
    all clear`,
  worry: `what if it is my heart
    scared of strokes`,
  lesson: 'first aid course',
  animal: 'my dog',
  harmless: 'I laughed so much',
  hoards: 'I keep counting my tablets',
  'has-enough': 'I think there is enough now',
  'enough-here': 'there are enough tablets here',
  supply: 'until my prescription',
  'which-place': 'I know which bridge',
  'gave-own': 'I gave my guitar to my brother',
  'passing-on': 'to charity',
  'gave-theirs': 'he gave me his record player',
  'gave-oddly': 'which is weird',
  'not-to-wake': "I wish I didn't wake up",
}
