import type { Language } from '#domain/safety/floor/phrase.ts'

export const italian: Language = {
  families: {
    'kill-myself': `uccidermi|ammazzarmi|suicidarmi|farla finita|farla finita con tutto|togliermi la vita|impiccarmi|spararmi|buttarmi (sotto|dal|dalla|giù) _ (treno|ponte|finestra|balcone)
      mettere fine alla mia vita|porre fine alla mia vita|tagliarmi le vene|buttarmi (sotto|dal|dalla|giù|nel) __ (treno|ponte|finestra|balcone|metro|tetto|palazzo)|ammazzare me|levarmi di mezzo
      togliermi di mezzo|finirla|finirla qui|tagliarmi i polsi|lanciarmi (dal|dalla|nel|sotto) _ (treno|ponte|finestra|balcone)|annegarmi|prendere tutte le (@pills)|morire davvero`,
    want: `voglio|vorrei|ho voglia di|desidero|ho bisogno di`,
    relative: `amico|amica|fratello|sorella|figlio|figlia|madre|padre|mamma|papà|marito|moglie|fidanzato|fidanzata|ragazzo|ragazza|cugino|cugina|compagno|compagna|collega|vicino|vicina`,
    pills: `pillole|pastiglie|compresse|pasticche|medicine|farmaci|sonniferi|medicinali|tranquillanti`,
    he: `(il|la)? (mio|mia|un|una|suo|sua) (migliore)? (@relative|coinquilino|coinquilina|nipote|nonno|nonna)|lui|lei|mio ex|la mia ex|qualcuno|una tipa|un tipo`,
    partner: `marito|fidanzato|padre|patrigno|ragazzo|moglie|madre|lui|lei|ex|compagno|papà|mamma|fratello|fidanzata|zio|capo|figlio`,
    beats: `picchia|mena|strangola|maltratta|prende a calci|prende a schiaffi|prende a pugni|prende a cinghiate|dà schiaffi|tira i capelli|minaccia|spinge contro|tira addosso|lancia`,
    beaten: `picchiato|picchiata|menato|menata|strangolato|strangolata|preso a calci|presa a calci|presa a schiaffi|preso a schiaffi|presa a pugni|dato un pugno|dato uno schiaffo|tirato uno schiaffo
      messo le mani al collo|messo le mani addosso|spinta|spinto|afferrata per|rotto`,
    lots: `tutte|tutti|tutto|tutta|una scatola|la scatola|due scatole|un flacone|il flacone|un blister|due blister|##|troppe|troppi|tante|una manciata|venti|trenta|quaranta|cinquanta|un sacco di`,
    took: `preso|presa|ingoiato|ingoiata|bevuto|bevuta|mandato giù|inghiottito|inghiottita|mangiato|ingerito|buttato giù`,
    poison: `candeggina|veleno|varechina|detersivo|acido|antigelo|topicida|disgorgante|ammoniaca|pila a bottone`,
    child: `figlio|figlia|figli|figlie|bambino|bambina|bambini|bimbo|bimba|bimbi|neonato|neonata|nipote|nipotino|nipotina|piccolo|piccola`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|(dovrei|potrei) @kill-myself|(voglio|vorrei|ho voglia di|penso di|devo|sto pensando di) (solo|proprio|davvero)? @kill-myself
      mi (voglio|vorrei) (solo|proprio)? (uccidere|ammazzare|suicidare|impiccare|buttare (giù|sotto|dal))|(voglia|pensiero fisso) di (@kill-myself)`,
    'death-wanted': `(voglio|vorrei|ho voglia di|desidero|preferisco) (solo|soltanto|proprio|davvero)? (morire|essere morto|essere morta|smettere di vivere|smettere di esistere|sparire per sempre
      non esserci più)|non (voglio|ho voglia di) (più)? (vivere|esistere|continuare a vivere|stare al mondo|essere viva|essere vivo|esserci)|vado a raggiungerl*`,
    intended: `(sto per|ho deciso di|intendo|sto pensando seriamente di|vado a) @kill-myself|(stasera|domani|stanotte|oggi) (mi uccido|mi ammazzo|mi tolgo la vita|mi suicido)|(mi ammazzo|mi uccido
      mi suicido|la faccio finita|mi impicco|mi tolgo la vita|mi tolgo di mezzo|mi butto (giù|sotto|dal ponte|dal balcone|dalla finestra)) (giuro|stasera|stanotte|domani|oggi|adesso|ora|davvero|$)
      (stasera|stanotte|domani|domenica|sabato|lunedì|oggi) (la faccio finita|la finisco|mi tolgo di mezzo|mi butto|muoio|mi impicco)
      (deciso) (che|di) (voglio)? (morire|farla finita|uccidermi|ammazzarmi|muoio|andarmene per sempre)`,
    suicidal: `mi sento suicida|sono (una)? _ (suicida|istinti suicidi)`,
    'suicide-thought': `(penso|pensato|pensando|pensieri|pensare|idee) (spesso|sempre|continuamente)? (al|a|di|del) (suicidio|@kill-myself|morire|morte|alla morte)
      (pensieri|idee|istinti) (suicidi|suicide|suicidari|di suicidio)`,
    planned: `ho (un|il) piano per (@kill-myself|morire)|ho comprato (una|la) (corda|pistola) __|(ho)? (scelto|deciso) (come|dove|quando|il giorno in cui) (morire|ammazzarmi|uccidermi|morirò)
      so (già|come|quando|dove)? (come|quando|dove)? (lo farò|farlo|morirò|morire|ammazzarmi|uccidermi)|(messo da parte|conservato|raccolto|accumulato|nascosto) __ @pills
      (quante|quanti) __ (@pills|gocce) __ (morire|ammazzarmi|servono|bastano|uccidersi)|(scritto|lasciato|preparato) __ (lettera|lettere|biglietto|buste) __ (addio|suicidio)`,
    'act-now': `(corda|cappio) (intorno|attorno) al (mio)? collo|(pistola|coltello|lama) (alla|alla mia|sul|in|contra|puntata alla) (testa|gola|polso|bocca|tempia)
      mi sono (appena tagliato|appena tagliata) le vene|sono (in piedi|seduto|seduta|qui)? (sul|sopra|sul bordo|sui|sulla|sul cornicione) (del|un|il|della|di)? (ponte|tetto|cornicione|binari|balcone
      ringhiera|davanzale|terrazzo) __ (saltare|buttarmi|salto|butto|treno|finita)|(corda|cappio|cintura) (al|attorno al|intorno al) collo|mi sono (tagliato|tagliata) (i polsi|le vene)`,
    farewell: `(questa è)? la mia ultima (lettera|notte|sera)|quando (leggerai|leggerete) (questo|questa) __ (morto|morta|più)
      (vi|ti) ho voluto bene __ (cercatemi|addio|sempre|scusate|perdonatemi|non)|(nn) cercatemi
      (dite|di|dille|digli) (a|che|ai) __ (che)? __ (le|gli|li)? (volevo bene|amavo|ha sbagliato|colpa|amo) _|(prenditi|prendetevi|abbi) cura (di|del|della|dei) ___ (quando|io|non ci|me ne)
      (questo)? è (il mio ultimo (messaggio|giorno))|(domani|presto|tra poco) (non ci sarò|sarò morto|sarò morta)|non ci sarò più|addio (per sempre|a tutti|mondo)`,
    tried: `(ho)? (già)? (provato|tentato) (a|di|il) (@kill-myself|suicidio)|tentativo di suicidio`,
    passive: `(vorrei|magari|preferirei) (non essere nato)|(tutti|la mia famiglia|loro) (staranno|starà) meglio senza di me|(stanco|stanca) (di vivere|della vita)|(vorrei|magari|preferirei|spero
      speravo) __ (non svegliarmi|essere morto|essere morta|non essere mai nato|non essere mai nata|sparire|morire nel sonno|non esistere|di non svegliarmi|addormentarmi|non essere nata)
      (starebbero|starebbe|stareste|vivrebbero) (tutti)? (meglio|più sereni) (senza|se)|sarebbe meglio se (io)? (non ci fossi|morissi|sparissi|fossi morta|fossi morto)
      non mi importa (di)? (vivere|morire|se muoio)`,
    hopeless: `(non ho|nessun|nessuna|senza|non c è) (più|alcun|un)? (motivo|motivi|ragione|ragioni) (per|di) vivere|(la vita|la mia vita|vivere) non ha (più)? (alcun)? senso
      (la vita)? non vale (più)? la pena (di)? vivere|non vale la pena di essere vissuta|(che)? campo a fare|(a che serve|che senso ha|perché) (vivere|campare|andare avanti|continuare)
      (nn) (vedo|c è|ho|trovo) (più)? (via d uscita|speranza|speranze|senso|un motivo|una via|scampo|futuro)|sono (solo|soltanto)? un peso (per|$)|non cambierà mai (niente|nulla)`,
    'self-harm-now': `mi sono (appena|di nuovo)? (tagliato|tagliata|ferito apposta|autolesionata|autolesionato|bruciata apposta) (di nuovo|ancora|le braccia|il braccio|oggi|ieri|stanotte|$)
      mi sto tagliando|(mi sono|mi) (tagliata|tagliato|taglio|bruciata|bruciato|graffiata|ferita|ferito) (di nuovo|ancora|le|il|sulle|sul|con la|con una|di proposito|stanotte|ieri|in)? (braccia
      braccio|gambe|cosce|polso|polsi|lametta|lama|apposta|bagno|nascosto)|(mi taglio|mi brucio) (le|quando|per|da|con|ogni|di)|(sto premendo|premo) __ (sul braccio|sulla pelle|sulla gamba)
      (sbatto|sto sbattendo|batto) la testa (contro|al|sul)|(smontato|nascosto|presa|preso) (il temperino|la lametta|le lamette)`,
    'self-harm-wanted': `(voglio|vorrei|devo|ho voglia di|bisogno di) (tagliarmi|farmi del male|farmi male|ferirmi|bruciarmi|sentire la lama)|voglia di (tagliarmi|farmi del male)`,
    taken: `(ho)? (preso|ingoiato|bevuto|inghiottito) (tutte|tutti|una scatola|la scatola|un flacone|##|troppe|tante|una manciata) _ _ (@pills|intera)
      (preso|ingoiato|bevuto) (un overdose|la candeggina|candeggina|veleno|del veleno)|(ho|appena) (@took) (@lots) (le|i|il|di|la|delle|mie)? (mie|miei)? (@pills|flacone|blister|gocce|tachipirina)
      (ho|appena) (@took) (un po di|un bicchiere di|della|la|il|del|un sorso di)? @poison|(fatto|andato in|andata in|presa) (una)? overdose`,
    chest: `(dolore|dolori|oppressione|peso|fitta|fitte|macigno|morsa|pressione|bruciore) (molto|tipo)? (forte|fortissimo|enorme)? (al|sul|nel|in mezzo al) petto|(fa|fanno) male (il|al) petto
      petto (stretto|che brucia|schiacciato)|(avendo) un infarto`,
    'chest-sign': `braccio sinistro|mandibola|mascella|sudando|(svenuto|svenuta|svenendo)
      (braccio|spalla|schiena) (sinistro|sinistra|sx)? (addormentato|formicola|pesante|intorpidito|fa male|indolenzito)
      (scende|va|arriva|si irradia|si sposta|passa) (al|alla|nel|verso|lungo) (il)? (braccio|collo|spalla|schiena)|(male|dolore) (il|al|la|alla) (braccio)|(sudo|sudore|sudori|suda) (freddo|freddi)`,
    stroke: `(faccia|bocca|viso) (cade)|non riesco a (alzare) (il|la) (braccio|gamba|lato)|lato (sinistro|destro) (del corpo)? (è)? (intorpidito)
      (bocca|faccia|viso) (è|gli|le|tutta)? (storta|storto|cadente|paralizzata|paralizzato|che cade|pendente|giù|da un lato)|(parla|parlo|biascica) (impastato|male|strano|confuso|in modo strano)
      (nn) (alza|muove|sente|riesce a muovere|riesce ad alzare|riesco ad alzare|riesco a muovere) (più)? (il|la|un|mezzo) (braccio|gamba|lato|mano)
      (lato|metà|parte) (sinistro|destro|sinistra|destra|del corpo|della faccia) __ (paralizzato|paralizzata|intorpidita|addormentato|bloccata)|(avendo|avuto) un (ictus|infarto) (adesso|ora|credo)
      peggior mal di testa della mia vita`,
    airway: `shock anafilattico|(gola|lingua|labbra|faccia|viso) (si|mi|gli|le)? __ (gonfiando|chiudendo|gonfia|gonfie|gonfiata|gonfiate|chiude|gonfiano|gonfio) ___ (allergia|allergico|allergica
      mangiato|punto|punta|puntura|vespa|ape|arachidi|noci|gamberi|respirare|respira|respiro)
      (vespa|ape|arachidi|noci|gamberi|allergica|allergico|puntura) ___ (gola|lingua|labbra|faccia) __ (gonfia|gonfie|gonfiando|chiude|chiudendo|gonfiata|gonfiate)
      (non) (riesco|riesce) (più)? a respirare (e|più|le|la)`,
    bleeding: `(sanguino|sanguina|sto sanguinando) (molto|tantissimo|tanto)|sangue (ovunque|dappertutto)|perdendo molto sangue|(nn) (smette|si ferma|smetto|finisce) (il sangue)? (l emorragia)?
      (perde|perdo|perso|sta perdendo|esce) (tanto|molto|tantissimo|un sacco di|troppo)? sangue|tagliato troppo (a fondo|profondo)|tagliata troppo (a fondo|in profondità)
      (vomita|vomito|sputa|sputo|tossisce|tossendo) (tanto)? sangue|(asciugamano|benda) (pieno|zuppo|inzuppato)`,
    lifeless: `non respira|(è)? (privo|priva) di sensi|(è)? incosciente|(nn) (reagisce|si sveglia) (più|e|nemmeno|$)|nn risponde (più|nemmeno)? (agli stimoli|alla voce|e nn (respira|si muove|reagisce))|(ha)? smesso di respirare|(non)? (riesco|riusciamo) a svegliarl*
      (è)? (svenuta|svenuto|collassata|collassato|caduta|caduto) e non|(labbra|faccia|è|diventata|diventato) (tutta|tutto)? (blu|viola|cianotic*)
      (ha|sta avendo) (le|una)? (convulsioni|infarto|crisi epilettica)|sta soffocando`,
    'abuse-now': `(marito|fidanzato|padre|patrigno|ragazzo|moglie|madre|lui|ex|compagno) (sempre|ieri)? mi (ha strangolato|ha minacciata di morte|ha dato un pugno)
      ho paura che mi (uccida|ammazzi|picchi)|@partner (spesso|sempre|ieri|ogni sera|ubriaco)? mi (@beats)|@partner mi ha (di nuovo|ancora)? @beaten
      mi ha (di nuovo|ancora)? (messo le mani (al collo|addosso)|picchiata|picchiato|menata|strangolata|presa a (calci|pugni|schiaffi))
      (minaccia|minacciato|minacciata|giura|detto che) (di|che|se) __ (uccidermi|ammazzarmi|mi ammazza|mi uccide|sfigura|sfregia)|(non)? mi (lascia|fa) (più)? uscire (di casa|da sola|se non)
      (non) esco se non con lui|(tolto|preso|sequestrato) (il|i|le) (telefono|cellulare|soldi|chiavi|bancomat) __ (uscire|casa|mi|lui)
      (ho)? paura (di|del) (mio|mia) (marito|padre|compagno|ex|ragazzo|fidanzato|moglie)`,
    'abuse-danger': `(sta) (picchiando|strangolando)|(nascosta|nascosto|chiusa|chiuso) (in|nel) (bagno|camera|armadio)|ha un coltello
      (sta)? (sfondando|buttando giù|prendendo a calci|forzando) la porta|(lui|marito|padre|ex|compagno|papà) (è|sta|ha) __ (fuori|porta|qui) __ (coltello|pistola|ascia|mazza)
      (ha) (un|una|il|la|in mano un) (coltello|pistola|fucile|ascia|martello) __ (ammazza|uccide|porta|noi|mi|urla|ci)
      (chiusa|chiuso|nascosta|nascosto) (in|nel|dentro|sotto|a chiave) __ (lui|mio|perché|letto|paura)|(mi)? sta (ammazzando|uccidendo) (mia madre|mamma|me|$)|mi ammazza (adesso|ora|aiuto)`,
    rape: `(stata|stato|mi ha|mi hanno) (violentata|violentato|stuprata|stuprato|abusata|molestata)|(ho)? detto (di)? no (e|ma) __ (continuato|fatto|smesso|fermato|lui)
      mi ha (costretta|costretto|forzata|obbligata|palpeggiata|palpata|toccata) (a|sotto|tra|in|senza|ieri|$)|senza (il)? (mio)? consenso|(svegliata|svegliato) (senza vestiti|nuda|nudo)
      (sesso|rapporti) con me (mentre|senza|anche)|hanno abusato di me|ha abusato di me`,
    'rape-now': `mi (violenta|stupra)|abusa di me|(ex)? (mi)? (costringe|obbliga|forza) a (farlo|fare sesso|andare|avere)
      (metto|mette|pubblica|manda) (il|i|le) (video|foto|nude) __ (se|sennò|online|telegram)`,
    'child-hurt': `(papà|padre|patrigno|zio|nonno|allenatore|professore|fratello) mi (molesta)|(abusa di) (mio|mia|i miei|nostro|nostra|il|la) (figlio|figlia|figli|bambino|bambina|bambini|neonato)
      (papà|padre|patrigno|zio|nonno|allenatore|professore|fratello|maestra|maestro|prete|mamma|mia madre|signore) __ (mi tocca|mi ha toccato|mi ha toccata|mi mena|mi picchia|entra in camera
      viene nel mio letto|mi palpa|mi chiude)|(picchia|maltratta|molesta|mena|scuote|tocca|picchiato|scosso|schiaffeggiato|menato) (mio|mia|i miei|nostro|nostra|il|la|i|suo|sua|suoi) @child
      (lascia|lasciano|lasciati) (i|il|la|le) @child (da soli|da solo|da sola|soli|chiusi)|foto (nuda|nudo|senza vestiti)
      (chiude|lega|lasciano) (il|la|i) (bimbo|bambino|bambini|bambina) (nello|in|al|nel)|(signore|uomo|adulto) di # __ (conosciuto|aspetta|incontrar*)`,
    minor: `ho (8|9|10|11|12|13|14|15|16|17|undici|dodici|tredici|quattordici|quindici|sedici|diciassette) anni`,
    'other-suicidal': `@he __ (vuole|dice di voler|dice che vuole|minaccia di|ha provato a|ha tentato di|parla di|sta per|pensa di|ha detto che vuole|dice che si|ha detto che si
      mi ha scritto che vuole) (uccidersi|suicidarsi|ammazzarsi|ammazza|uccide|morire|farla finita|la fa finita|togliersi la vita|impiccarsi|farsi del male|buttarsi|butta)
      @he (ha|mi ha) (scritto|lasciato|mandato|nascosto) __ (lettera|messaggio|biglietto|corda) __ (addio|suicidio|letto|lettera)|@he si (taglia|fa dei tagli|è tagliata|è tagliato)
      @he non vuole più vivere`,
    'other-taken': `(mio|mia) @relative ha (preso|ingoiato|bevuto) (una|un|tutte|tante|##|troppe) __
      (@he|nonna|nonno|@child) (ha|si è|s è|ha appena) (@took) __ (@poison|@pills|flacone|pila|blister|overdose)`,
    voices: `(voci|voce|dio|diavolo|demonio|televisione|madonna|angelo|radio) __ (dicono|ordinano|dice|ordina|vogliono|vuole|comanda|comandano|detto|ordinato|ordinando) __ (di|che
      che devo) (uccidermi|uccidere|uccida|ammazzare|ammazzarmi|farmi del male|saltare|morire|tagliarmi|ucciderlo|fare del male|buttarmi|colpire|accoltellare|bruciare|purificare|spingere|mi ammazzi)
      (sono stato|sono stata) (scelto|scelta) __ (devo|purificare|sacrific*)|me lo stanno ordinando`,
    threat: `(voglio|vado a|sto per) (ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo)
      (lo|la|li|gli) (ammazzo|uccido|accoltello|sparo|do fuoco|brucio|faccio fuori) (a|al|alla|con|stasera|domani|giuro|quel|davvero|$)|(dò) fuoco (al|alla|a) __
      (voglio|vado a|sto per) (ammazzare|uccidere|accoltellare|sparare a|bruciare) (mio|mia|il|la|lui|lei|tutti|qualcuno|quel|quella|quello)`,
    purging: `mi (provoco|induco) il vomito|non mangio da # giorni|ho (l)? (anoressia|bulimia)|sono (anoressica|bulimica)|vomito (dopo|tutto|apposta|ogni)|(metto) (due|le)? dita in gola
      prendo (i)? lassativi`,
    intrusive: `pensieri (intrusivi|ossessivi|indesiderati)|(e se|paura di) (facessi|fare|accoltellassi|accoltellare|uccidere|uccidessi|far) (del)? (male)? _ (a)? (mio|mia|qualcuno|bambino|figlio)`,
    soon: `(stasera|stanotte|domani|adesso|oggi)`,
    recently: `(ieri|oggi|stanotte|questa settimana|(due|tre|#|pochi) (giorni|ore) fa)`,
    'long-ago': `(anni fa|da (bambino|bambina|piccolo|piccola|ragazzo|ragazza)|quando ero (piccolo|piccola|bambino|bambina|giovane)|in passato)`,
    fiction: `(romanzo|personaggio|film|canzone)`,
    figure: `(con le sigarette|con il fumo|a scacchi|a tennis|a calcetto|a carte|a fifa|ping pong|dal ridere|dalle risate|di vergogna|dalla vergogna|di fame|di caldo|di noia|ahaha|haha|dal caldo|di sonno|di freddo)`,
    denied: `non (voglio|vorrei) (morire|uccidermi|suicidarmi|ammazzarmi|farmi)|non è che|mai detto che|non mi (uccido|ammazzo)`,
    'means-ready': `(ho|tengo) (le|la|una|il|un|i) (@pills|lametta|corda|coltello|pistola|lama) (qui|in mano|davanti|accanto|sul tavolo|pronta|pronte|carica|vicino)
      (davanti a me|in mano|accanto a me) (ho|c è|ci sono)? (le|la|una|il) (@pills|lametta|corda|coltello|pistola)`,
    'cannot-go-on': `non ce la faccio più $|non ne posso più $|non ce la faccio (più)? ad andare avanti|non reggo più $`,
    'child-risk': `(sto per|paura di|quasi|stavo per) (scuotere|picchiare|far del male|fare del male|buttare|soffocare) (al|alla|a|il|la|mio|mia) (mio|mia)? @child`,
    'other-act': `@he (è|sta|si trova|è salita|è salito) __ (sul|sulla|sui) (ponte|tetto|cornicione|balcone|ringhiera|binari) __
      @he si (è|sta) (tagliata le vene|tagliato le vene|impiccato|impiccata|impiccando|sparato)`,
    'threat-ready': `(preso|ripreso|comprato|ho) (la|il|una|un) (pistola|coltello|benzina|fucile|martello) __ (aspett*|casa sua|vado|lui|lei|paga|dentro|fuoco|sotto casa)`,
    starving: `(nn) mangio da (giorni|una settimana|tre giorni|due giorni|quattro giorni)`,
    panic: `(attacco di panico|ipocondria*|cardiologo|il medico dice|elettrocardiogramma|analisi|e se (fosse|è|avessi)|ansia come sempre|dottor google|paura di (un|avere))`,
    accident: `(cucinando|affettatrice|affettando|per sbaglio|senza volere|incidente|cipolla|radermi|verdure|barba)`,
    prescribed: `(prescritto|prescritte|prescritta|ricetta|vitamine|vitamina|eutirox|come sempre|psichiatra mi)`,
    bereaved: `(si è (ucciso|uccisa|suicidato|suicidata|tolto la vita) (anni|quando|nel|l anno))`,
    'asks-ending-life': `(pensando|pensi|pensato) (di|a) (toglierti la vita|suicidarti|ucciderti|farla finita|morire|suicidio|porre fine alla tua vita)`,
    'answers-plainly-safe': `^ (si|davvero|grazie)? (io)? sono (davvero)? (al sicuro|fuori pericolo|in un posto sicuro) (adesso|ora|qui|a casa|per ora|in questo momento)? $`,
    'answers-yes': `^ (si|sempre|certo|ogni giorno|spesso)`,
    'answers-partly': `^ (un po|più o meno|credo di sì|alcune|abbastanza|in un certo senso|diciamo di sì)`,
    'answers-maybe': `^ (a volte|forse|può darsi|ogni tanto|qualche volta|dipende|magari)`,
    'answers-silence': `^ ((che|cosa|e) (importa|importanza ha|cambia)|(ha)? importanza $|importa $|tanto è uguale|fa lo stesso|a chi importa|non importa)`,
    'answers-unsure': `^ (non (lo)? so|non sono (sicuro|sicura)|boh)`,
    'answers-later': `^ (oggi no|non oggi|non ancora)`,
    'answers-hardly': `^ non (proprio|molto|tanto|del tutto)`,
    'answers-no': `^ (no|mai|niente|per niente)`,
  },
}
