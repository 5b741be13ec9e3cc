/** By language: ordinary goodbyes, places and silences. They open nothing. */
export const everyday: Readonly<Record<string, string>> = {
  en: `ok bye
    okay bye for now
    bye!
    goodbye
    Thank you so much. Goodbye
    thanks for listening, bye
    good night
    goodnight, talk tomorrow
    see you
    see you later
    take care
    ttyl
    got to go, my bus is here
    I have to leave now
    I'm leaving
    I'm off to bed
    I'm going to sleep now
    I'm heading out
    that's all for tonight
    that will be all
    I'm done
    I'm done for today
    done for now, see you later
    i am done with this essay
    I'm finished with work
    I've had enough for one day
    let's stop here
    let's end this chat
    let's end it here for tonight
    I want to end this conversation
    I don't want to talk any more today
    never mind
    forget it
    whatever
    this is the last message for today
    goodbye everyone, see you next week
    it was my last day at work
    I said goodbye to my colleagues
    saying goodbye to my kids at school every morning
    my last night in this flat
    I'm in my bedroom
    I'm in the bathroom
    I'm in bed
    I'm in the car
    I'm at home alone
    I'm on the balcony with a coffee
    I'm on the roof terrace with friends
    I am at the bridge with my dog
    I'm at the train station
    I'm standing in the kitchen
    I'm sitting on the floor
    I live by the river
    I'm on the platform waiting for the train
    she isn't picking up
    he's not answering his phone
    my mom isn't answering
    nobody is replying to my messages
    you're not answering me
    are you there?
    she went quiet
    he hasn't texted back since yesterday
    my best friend ignores my calls
    it's so quiet here
    I can't reach my sister, her phone is off
    silence`,
  es: `adiós
    vale, hasta luego
    gracias por todo, hasta mañana
    ya terminé por hoy
    me voy a dormir
    estoy en mi cuarto
    estoy en el puente con mi perro
    no me contesta el teléfono
    mi madre no coge el móvil
    no quiero hablar más hoy`,
  de: `tschüss
    ok, bis morgen
    danke für alles, gute Nacht
    ich bin fertig für heute
    ich gehe jetzt schlafen
    ich bin in meinem Zimmer
    ich stehe am Bahnsteig und warte auf den Zug
    sie geht nicht ran
    meine Mutter antwortet nicht
    ich will heute nicht mehr reden`,
  fr: `au revoir
    ok, à demain
    merci pour tout, bonne nuit
    j'ai fini pour aujourd'hui
    je vais me coucher
    je suis dans ma chambre
    je suis sur le pont avec mon chien
    elle ne décroche pas
    ma mère ne répond pas
    je ne veux plus parler ce soir`,
  pt: `tchau
    ok, até amanhã
    obrigada por tudo, boa noite
    acabei por hoje
    vou dormir
    estou no meu quarto
    estou na ponte com o meu cão
    ela não atende
    a minha mãe não responde
    não quero falar mais hoje`,
  it: `ciao
    ok, a domani
    grazie di tutto, buonanotte
    ho finito per oggi
    vado a dormire
    sono in camera mia
    sono sul ponte con il cane
    non risponde al telefono
    mia madre non risponde
    non voglio più parlare stasera`,
  nl: `doei
    oké, tot morgen
    bedankt voor alles, welterusten
    ik ben klaar voor vandaag
    ik ga slapen
    ik ben op mijn kamer
    ik sta op het perron te wachten op de trein
    ze neemt niet op
    mijn moeder antwoordt niet
    ik wil vandaag niet meer praten`,
  pl: `pa
    ok, do jutra
    dzięki za wszystko, dobranoc
    na dziś skończyłam
    idę spać
    jestem w swoim pokoju
    stoję na peronie i czekam na pociąg
    ona nie odbiera
    mama nie odpisuje
    nie chcę już dziś rozmawiać`,
  tr: `hoşça kal
    tamam, yarın görüşürüz
    her şey için teşekkürler, iyi geceler
    bugünlük bitirdim
    uyumaya gidiyorum
    odamdayım
    köpeğimle köprüdeyim
    telefonu açmıyor
    annem cevap vermiyor
    bugün daha fazla konuşmak istemiyorum`,
  ar: `مع السلامة
    تمام، نتكلم بكرة
    شكرا على كل شيء، تصبح على خير
    خلصت شغل اليوم
    سأذهب للنوم
    أنا في غرفتي
    أنا على الجسر مع كلبي
    هي لا ترد على الهاتف
    أمي ما ترد
    لا أريد أن أتكلم أكثر اليوم`,
  hi: `अलविदा, कल मिलते हैं
    ठीक है, कल बात करते हैं
    सब कुछ के लिए धन्यवाद, शुभ रात्रि
    आज के लिए इतना ही
    मैं सोने जा रहा हूँ
    मैं अपने कमरे में हूँ
    main apne kamre mein hu
    wo phone nahi utha rahi
    मेरी माँ जवाब नहीं दे रही
    ab aaj aur baat nahi karni`,
}

export const everydayLines: readonly (readonly [language: string, line: string])[] = Object.entries(
  everyday,
).flatMap(([language, lines]) => lines.split('\n').map((line) => [language, line.trim()] as const))
