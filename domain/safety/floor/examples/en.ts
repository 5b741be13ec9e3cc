/** By signal: sentences that its phrases hear. */
export const english: Readonly<Record<string, string>> = {
  'kill-wanted': `I want to kill myself
    i need to end my life
    all I want is to die
    im scared i will kill myself
    I feel like killing myself
    I don't trust myself tonight
    I'm not safe with myself`,
  'death-wanted': `I want to die
    I don't want to live
    I'm ready to die
    i no longer want to be alive`,
  intended: `I am going to kill myself
    tonight I'm ending my life
    I've decided to die
    I will be dead by tomorrow`,
  suicidal: `I am suicidal
    feeling suicidal`,
  'suicide-thought': `I keep thinking about suicide
    suicidal thoughts
    part of me wants to die`,
  planned: `I have a plan to end my life
    I wrote my suicide note
    I bought a rope for tonight
    I've been saving up my pills for weeks
    best way to kill myself`,
  'means-ready': `the gun is loaded
    I have the pills next to me
    I'm holding a razor`,
  'act-now': `the noose is around my neck
    the gun is to my head
    I'm standing on the ledge
    I just slit my wrists`,
  farewell: `This is my last message
    by the time you read this I will be gone
    I won't be here tomorrow
    goodbye cruel world`,
  soon: 'it will be tonight',
  hint: `I bought a rope today
    I bought some rope
    bought? I bought a rope tonight
    I have written letters to my kids
    I wrote letters to my parents
    I have written letters to my children and my wife
    I wrote letters to my family
    goodbye, thank you for everything, look after my cat
    look after my dog
    please look after my kids
    I've got a plan and a date
    I have a plan and I have it here with me
    I have a plan and everything is set
    everyone hates me and I've had enough of living
    I said goodbye and gave my cat away
    I have given my dog away`,
  preparing: `I gave away all my things, I have given away everything
    I got my affairs in order
    it will all be over soon`,
  tried: 'I tried to kill myself',
  recently: 'it was last week',
  'long-ago': 'that was years ago',
  passive: `praying that I will not wake up
    I pray I do not wake up
    hoping that I will not wake up
    I wish I was dead
    everyone would be better off without me
    sometimes i think theyd all be better off without me but whatever
    i said i sometimes dont want to wake up
    kind of like if i didnt wake up it'd be a relief
    I don't want to be here anymore
    I'm tired of living
    I want to go to sleep and never wake up
    wish i was never born`,
  hopeless: `I have no reason to live
    what's the point of living
    I can't go on
    life is not worth living`,
  'cannot-go-on': `I can't do this any more
    I'm such a burden to them`,
  'self-harm-now': `I just cut myself again
    I'm cutting myself
    I relapsed and cut`,
  'self-harm-wanted': 'I want to cut myself',
  'self-harm-urge': `I have urges to self-harm
    I hurt myself sometimes`,
  taken: `I took all my pills
    i just swallowed 30 tablets
    I took an overdose
    I overdosed
    I drank bleach`,
  'taken-them': `i already took them
    i have swallowed the lot now
    i downed all of it already
    i took them all`,
  'other-taken': `My friend took an overdose
    my toddler swallowed a battery`,
  chest: `I have chest pain
    there is a crushing pressure in my chest`,
  'chest-sign': `my left arm is numb
    it is spreading to my jaw
    I'm in a cold sweat`,
  panic: 'I am convinced it is my heart',
  stroke: `his face is drooping
    my speech is slurred
    I can't move my left arm
    worst headache of my life`,
  airway: `my tongue is swelling
    her throat is closing, she ate nuts
    his lips are turning blue`,
  bleeding: `the bleeding won't stop
    there is blood everywhere
    I've lost a lot of blood`,
  lifeless: `he is not breathing
    my dad is unconscious
    I can't find a pulse`,
  'abuse-now': `my husband hits me
    he threatened to kill me
    she won't let me leave
    I'm not safe at home`,
  'abuse-danger': `he has a knife and
    I'm hiding in the bathroom from him
    he is coming after me`,
  'abuse-past': `my dad used to hit us
    I was abused as a child
    my abusive ex`,
  rape: `I was raped
    he forced me to have sex`,
  'rape-now': 'he keeps raping me',
  'child-hurt': `my stepdad touches me
    my husband hits our son
    my daughter told me he touches her
    I shook the baby`,
  'child-risk': 'I am going to hurt my baby',
  minor: `I am 14
    15 year old girl
    I'm in 7th grade`,
  'other-suicidal': `My friend wants to kill herself
    my brother is suicidal
    she left a suicide note
    I'm worried he will hurt himself`,
  'other-act': `my sister is on the bridge and
    she is hanging from the ceiling
    he is on the balcony about to jump
    she just slit her wrists`,
  voices: `the voices tell me to kill him
    the voice wants me dead, it says I should just go, not be here
    I hear a voice that says hurt her, i hear voices that say hurt them`,
  threat: `I'm going to kill my boss
    I am going to shoot up the school`,
  'threat-ready': "I've got a gun and I'm outside his house",
  starving: `I haven't eaten in five days
    I've been starving myself
    my eating disorder is back`,
  purging: `I make myself throw up
    I purge every day`,
  neglect: "I haven't showered in two weeks",
  intrusive: `I have intrusive thoughts
    what if I stab my baby
    images of hurting my son
    I would never act on it`,
  fiction: `my character says so
    in my novel`,
  figure: `I was mortified
    these exams make me want to
    suicide squad`,
  unsaid: 'I never said that I want it',
  denied: `I don't want to die
    I thought I wanted it`,
  reported: 'she said that she will',
  bereaved: 'he killed himself',
  accident: 'it was an accident',
  prescribed: 'my usual dose',
  wondered: 'it is for my thesis',
  compulsion: 'all this checking',
  thanks: 'thank you',
  'asks-ending-life': `Are you thinking about ending your life?
    How likely is it that you would act on it?
    How sure are you that you will act on that?
    Are you afraid you might act on this?`,
  'asks-for-number': `On a scale of ten, how is it?
    Out of 10, where are you?
    How strong is it?`,
  'asks-safe-now': 'Are you safe right now?',
  'asks-taken-something': `Have you taken something?
    How much did you take?`,
  'asks-hurt-now': `Are you hurt right now?
    Have you hurt yourself?`,
  'asks-hurt-others': 'Are you thinking about hurting someone?',
  'asks-safe-at-home': 'Are you safe at home?',
  'without-me': 'they would manage fine',
  caring: 'she has dementia',
  'asks-means-near': 'Are the pills with you?',
  'asks-put-away': 'Can you put the blades away?',
  'asks-hurt-by': 'Did he hurt you?',
  'asks-breathing': `Is she breathing?
    Can you wake him?`,
  'asks-bleeding': 'Has the bleeding stopped?',
  'asks-child-safe': 'Is the baby safe? Is your child safe?',
  'answers-plainly-safe': 'Yes, I am safe now',
  'answers-yes': `yeah
    every day`,
  'answers-partly': `kind of
    i guess so`,
  'answers-maybe': `maybe
    sometimes`,
  'answers-silence': `does it matter
    what does it matter`,
  'answers-later': 'not today',
  'answers-unsure': 'idk',
  'answers-aside': "I don't think it is abuse",
  'answers-hardly': 'not really',
  'answers-no': `no
    nope`,
  'answers-safe': `I'm safe
    No no I'm safe`,
  'answers-usual': 'just my usual 20 mg',
  'answers-all': `all of them
    30`,
  'weak-farewell': 'goodbye',
  edge: `im on the bridge
    I am standing on the roof now`,
  dated: `that was in 1998
    no he died then`,
  swelling: 'my lips are swelling',
  allergen: 'I ate a peanut',
  'speech-lost': 'she is slurring',
  'side-weak': 'his left arm is weak',
  body: `he's on the floor and not responding
    my inhaler is empty
    my baby is floppy and will not wake to feed
    there is a fire, the house is on fire`,
}
