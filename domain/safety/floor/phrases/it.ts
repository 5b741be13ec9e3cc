import type { Language } from '#domain/safety/floor/phrase.ts'

export const italian: Language = {
  families: {
    'kill-myself': `uccidermi|ammazzarmi|suicidarmi|farla finita|farla finita con tutto|togliermi la vita|impiccarmi|spararmi|buttarmi (sotto|dal|dalla|giù) _ (treno|ponte|finestra|balcone)|mettere fine alla mia vita|porre fine alla mia vita|tagliarmi le vene`,
    want: `voglio|vorrei|ho voglia di|desidero|ho bisogno di`,
    relative: `amico|amica|fratello|sorella|figlio|figlia|madre|padre|mamma|papà|marito|moglie|fidanzato|fidanzata|ragazzo|ragazza|cugino|cugina|compagno|compagna|collega|vicino|vicina`,
    pills: `pillole|pastiglie|compresse|pasticche|medicine|farmaci|sonniferi|medicinali|tranquillanti`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|(dovrei|potrei|devo) @kill-myself|mi (voglio|vorrei) (uccidere|ammazzare|suicidare|impiccare)`,
    'death-wanted': `(voglio|vorrei|ho voglia di|desidero) (morire|essere morto|essere morta)|non voglio (più)? (vivere|esistere|continuare a vivere)`,
    intended: `(sto per|ho deciso di|intendo|sto pensando seriamente di|vado a) @kill-myself
      (stasera|domani|stanotte|oggi) (mi uccido|mi ammazzo|la faccio finita|mi tolgo la vita|mi suicido|muoio)
      mi (uccido|ammazzo|suicido|tolgo la vita|impicco) (stasera|domani|stanotte|oggi|adesso|ora)`,
    suicidal: `mi sento suicida|sono (una)? _ (suicida|istinti suicidi)`,
    'suicide-thought': `(penso|pensato|pensando|pensieri|pensare|idee) (spesso|sempre|continuamente)? (al|a|di|del) (suicidio|@kill-myself|morire|morte|alla morte)
      (pensieri|idee|istinti) (suicidi|suicide|suicidari|di suicidio)`,
    planned: `ho (un|il) piano per (@kill-myself|morire)|ho (scritto|già scritto|preparato|lasciato) (una|la|la mia) (lettera|biglietto) (d addio|di addio|di suicidio)
      ho comprato (una|la) (corda|pistola) __`,
    'act-now': `(corda|cappio) (intorno|attorno) al (mio)? collo|(pistola|coltello|lama) (alla|alla mia|sul|in|contra|puntata alla) (testa|gola|polso|bocca|tempia)
      mi sono (tagliato|tagliata|appena tagliato|appena tagliata) le vene
      sono (sul|sopra|sul bordo) (del|un|il)? (ponte|tetto|cornicione|binari|balcone) __ (saltare|buttarmi|salto|butto)`,
    farewell: `(questa è)? la mia ultima (lettera|notte|sera)|quando (leggerai|leggerete) (questo|questa) __ (morto|morta|più)|(domani)? non ci sarò più
      addio (mondo crudele|per sempre|a tutti)`,
    tried: `(ho)? (già)? (provato|tentato) (a|di|il) (@kill-myself|suicidio)|tentativo di suicidio`,
    passive: `(vorrei|magari|preferirei) (essere morto|essere morta|non essere mai nato|non essere mai nata|non essere nata|non essere nato|non svegliarmi|non svegliarmi più|addormentarmi e non|sparire per sempre)
      (tutti|la mia famiglia|loro) (starebbero|starebbe|staranno|starà) meglio senza di me|(stanco|stanca) (di vivere|della vita)`,
    hopeless: `(non ho|nessun|nessuna|senza|non c è) (più|alcun|un)? (motivo|motivi|ragione|ragioni) (per|di) vivere|(la vita|la mia vita|vivere) non ha (più)? (alcun)? senso
      (la vita)? non vale (più)? la pena (di)? vivere|non vale la pena di essere vissuta`,
    'self-harm-now': `mi sono (appena|di nuovo)? (tagliato|tagliata|ferito apposta|autolesionata|autolesionato|bruciata apposta) (di nuovo|ancora|le braccia|il braccio|oggi|ieri|stanotte|$)|mi sto tagliando`,
    'self-harm-wanted': `(voglio|vorrei|devo|ho voglia di) (tagliarmi|farmi del male|farmi male|ferirmi|bruciarmi)`,
    taken: `(ho)? (preso|ingoiato|bevuto|appena preso|inghiottito) (tutte|tutti|una scatola|la scatola|un flacone|##|troppe|tante|un overdose|la candeggina|candeggina|veleno|una manciata) _ (le|mie|di|@pills|intera)?`,
    chest: `(dolore|dolori|oppressione|peso|fitta) (forte)? al petto|mi fa male il petto`,
    'chest-sign': `braccio sinistro|mandibola|mascella|sudore freddo|sudo freddo|sudando|(svenuto|svenuta|svenendo)`,
    stroke: `(faccia|bocca|viso) (storta|cadente|paralizzata|storto|cade)|non riesco a (muovere|alzare) (il|la) (braccio|gamba|lato)|lato (sinistro|destro) (del corpo)? (è)? (paralizzato|intorpidito)`,
    airway: `(gola|lingua|labbra) (si)? (sta|stanno)? (gonfiando|chiudendo|gonfia|gonfie|chiude) ___ (allergia|allergico|allergica|mangiato|punto|puntura|arachidi|respirare)|shock anafilattico`,
    bleeding: `non smette di sanguinare|(sanguino|sanguina|sto sanguinando) (molto|tantissimo|tanto)|sangue (ovunque|dappertutto)|perdendo molto sangue`,
    lifeless: `non respira|(è)? (privo|priva) di sensi|(è)? incosciente`,
    'abuse-now': `(marito|fidanzato|padre|patrigno|ragazzo|moglie|madre|lui|ex|compagno) (sempre|ieri)? mi (picchia|ha picchiato|ha picchiata|mena|strangola|ha strangolato|ha strangolata|maltratta|minaccia di morte|ha minacciata di morte|ha dato un pugno|prende a calci)
      (minaccia|minacciato|minacciata) di uccidermi|ho paura che mi (uccida|ammazzi|picchi)`,
    'abuse-danger': `(mi sta|sta) (picchiando|strangolando|sfondando la porta)|(nascosta|nascosto|chiusa|chiuso) (in|nel) (bagno|camera|armadio)|ha un coltello`,
    rape: `(sono stata|sono stato|stata|stato|mi ha|mi hanno) (violentata|violentato|stuprata|stuprato|abusata|molestata)`,
    'rape-now': `mi (violenta|stupra|costringe a fare sesso|obbliga a fare sesso)|abusa di me`,
    'child-hurt': `(papà|padre|patrigno|zio|nonno|allenatore|professore|fratello) mi (tocca|ha toccato|molesta)|(picchia|maltratta|molesta|abusa di|tocca) (mio|mia|i miei|nostro|nostra|il|la) (figlio|figlia|figli|bambino|bambina|bambini|neonato)`,
    minor: `ho (8|9|10|11|12|13|14|15|16|17|undici|dodici|tredici|quattordici|quindici|sedici|diciassette) anni`,
    'other-suicidal': `(mio|mia|un|una|il mio|la mia) @relative _ (vuole|dice di voler|dice che vuole|minaccia di|ha provato a|ha tentato di|parla di|sta per|pensa di) (uccidersi|suicidarsi|ammazzarsi|morire|farla finita|togliersi la vita|impiccarsi|farsi del male)`,
    'other-taken': `(mio|mia) @relative ha (preso|ingoiato|bevuto) (una|un|tutte|tante|##|troppe|candeggina|veleno) __`,
    voices: `(voci|voce) __ (dicono|ordinano|dice|ordina) di (uccidermi|uccidere|farmi del male|saltare|morire|tagliarmi|ucciderlo|fare del male)`,
    threat: `(voglio|vado a|sto per) (ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|(uccidere|ammazzare|accoltellare) (mio|mia|il|tutti|qualcuno|quel|quella))|(lo|la|li) (ammazzo|uccido|accoltello) (stasera|domani|giuro|$)`,
    purging: `mi (provoco|induco) il vomito|non mangio da # giorni|ho (l)? (anoressia|bulimia)|sono (anoressica|bulimica)`,
    intrusive: `pensieri (intrusivi|ossessivi|indesiderati)|(e se|paura di) (facessi|fare|accoltellassi|accoltellare|uccidere|uccidessi|far) (del)? (male)? _ (a)? (mio|mia|qualcuno|bambino|figlio)`,
    soon: `(stasera|stanotte|domani|adesso|oggi)`,
    recently: `(ieri|ieri sera|oggi|stanotte|questa settimana|(due|tre|#|pochi) (giorni|ore) fa)`,
    'long-ago': `(anni fa|da (bambino|bambina|piccolo|piccola|ragazzo|ragazza)|quando ero (piccolo|piccola|bambino|bambina|giovane)|in passato)`,
    fiction: `(romanzo|personaggio|film|canzone)`,
    figure: `(dal ridere|dalle risate|di vergogna|dalla vergogna|di fame|di caldo|di noia|ahaha|haha|dal caldo|di sonno|di freddo)`,
    denied: `non (voglio|vorrei) (morire|uccidermi|suicidarmi|ammazzarmi|farmi)|non è che|mai detto che|non mi (uccido|ammazzo)`,
    'asks-ending-life': `(pensando|pensi|pensato) (di|a) (toglierti la vita|suicidarti|ucciderti|farla finita|morire|suicidio|porre fine alla tua vita)`,
    'answers-yes': `^ (sì|si|sempre|certo|ogni giorno|spesso)`,
    'answers-partly': `^ (un po|a volte|forse|più o meno|credo di sì|alcune|abbastanza|può darsi)`,
    'answers-unsure': `^ (non (lo)? so|non sono (sicuro|sicura)|boh)`,
    'answers-later': `^ (oggi no|non oggi|non ancora)`,
    'answers-hardly': `^ non (proprio|molto|tanto|del tutto)`,
    'answers-no': `^ (no|mai|niente|per niente)`,
  },
}
