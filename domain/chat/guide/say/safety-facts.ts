/** Facts of safety, and that one is not the only one, by the names of `hear/safety-facts`: fact -> wordings. */
export const safetyFacts: Readonly<Record<string, readonly string[]>> = {
  // NHS, Alcohol dependence and withdrawal; NICE CG100.
  'alcohol-danger': [
    'Yes. After heavy drinking every day, stopping suddenly can be dangerous. Shaking or sweating can be withdrawal: ring a doctor or a health line now. With a fit, confusion, or seeing things, call {emergency}.',
    'It can be, and shaking hands can be a sign of it. Somebody with medical training should hear about it today, by phone. A fit, a muddled head, or seeing what is not there: {emergency} at once. Please do not be alone with it.',
    'For a body used to a lot of drink, a sudden stop can do harm. Call a doctor or a health line today and say how much it was, and when the last one was. Should you have a fit, see things or get confused, that means {emergency}.',
  ],
  'alcohol-ask': [
    'That is the very thing to ask by phone, now: a doctor, or a health line. They can say what is safest until you are seen. For a fit, confusion or seeing things: {emergency}.',
    'I may not decide that, and it should not wait either. Ring a health line or a doctor and put it in just these words. If it gets worse while you wait, {emergency}.',
    'Somebody medical has to answer that today. Tell them how much it was, when you stopped, and that you shake. With a fit or with things that others do not see, call {emergency}.',
  ],
  // NHS, Postpartum mental health; NICE CG192; Royal College of Psychiatrists, Perinatal OCD.
  'tell-services': [
    'I know of no rule that says an unwanted thought has to be reported. The ones to tell are a midwife, a health visitor or a doctor. People tell them of such thoughts often. What they decide is not mine to promise.',
    'Unwanted thoughts are told to a doctor or midwife, and many parents do it. It is asked about as a health matter. You can say: “They come against my will, and they frighten me.” I cannot speak for what others do.',
    'For thoughts that horrify you, a doctor, midwife or health visitor is the usual place. They have heard them before. I can give no promise about anyone else, and you may ask them what they write down.',
  ],
  // NHS, Lumps, and Breast lumps; NICE NG12.
  'lump-when': [
    'Do not wait for it to go. Ring the surgery on the next working day and say “a new lump”. Being seen within days is the aim, and within two weeks at the latest. Book it once, and then it is booked.',
    'Call on the next day they are open. A new lump ought to be seen in days, two weeks at most. Red, hot, very painful or with a fever: ask for the same day.',
    'Days, not months: phone them as soon as they open. If they offer a date more than two weeks off, say that it is new and ask again. After the booking there is nothing more to find out by touching it.',
  ],
  // NHS, Bulimia; Beat; Oral Health Foundation, Eating disorders.
  'teeth-after': [
    'Not straight away. Rinse with plain water first, and leave the brush for about half an hour. The acid makes teeth soft for a while. A dentist can be told, and so can a doctor.',
    'Wait with the brush for thirty minutes or so. Rinse your mouth with water now and spit it out; that washes some acid away. How are you feeling in your body, any faintness?',
    'First water, then half an hour, then the toothbrush. Brushing at once rubs the acid in. If you feel faint or your heart stumbles, tell a doctor today.',
  ],
  // NHS, Cannabis: the facts; Royal College of Psychiatrists, Cannabis.
  'weed-unreal': [
    'Many people find that this eases when they leave it out. Cannabis can bring on unreal feelings, and can keep them going. If stopping is hard, or it does not lift, a doctor can help.',
    'Leaving it out is worth it, going by what is known: it can set off this far-away feeling. Often it gets lighter after some time without. A doctor can hear about both.',
    'It is sensible to leave it, yes. For many the unreal feeling grows with it and fades without. A doctor or a drug service can help, above all if you hear or see odd things.',
  ],
  // NHS, OCD; Royal College of Psychiatrists, Perinatal OCD.
  'known-thoughts': [
    'Yes, it is known, and it is not only you. Many people get unwanted thoughts that horrify them, new parents among them. Doctors who know OCD hear of them often. I leave open what yours mean.',
    'It is a known thing. Thoughts against one’s will, of just the kind one hates, come to a great many people. Few of them say it aloud. Somebody trained in them can hear it from you.',
    'No, you are not the only one. Violent or forbidden thoughts that come unasked are well known, and there is help made for them. That is a fact about people, and no test of you.',
  ],
  // NHS, OCD.
  'known-doubt': [
    'Yes, others have it, and it has been described for a long time. There is help for just this. Whether your doubt is right is another question, and that one I leave alone.',
    'It is known, and many live with it, mostly in silence. Doctors who know OCD have met it in all shapes. You would not have to explain it from the beginning.',
    'You are not the only one with it. Going over a thing again and again is known to a great many people. Help for it exists, and it can start with a doctor.',
  ],
  // NHS, Health anxiety.
  'known-body': [
    'Fear about one’s body that keeps coming back is known, yes. Many people have it, and there is help for the fear itself. What the body is doing I cannot tell from here.',
    'It is not just you: to worry again and again about illness is common, and has a name, health anxiety. A doctor can hear about the worry as well as about the body.',
    'Others know it well, the looking up, the feeling for signs and the short relief. There is help for it. Whether there is something to examine is for a doctor, once.',
  ],
  'known-thing': [
    'It is not only you. Others come with the same, and many of them thought they were alone in it. What made you ask just now?',
    'People do know this; you are one of many. It is seldom talked about, so it looks rarer than it is. How long have you kept it to yourself?',
    'Yes, other people tell of it too. That takes none of the weight from yours. Which part of it feels oddest to you?',
  ],
}
