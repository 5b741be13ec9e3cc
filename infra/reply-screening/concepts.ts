/**
 * What words stand for, so that what was learned of one language, or of one hand, is known in others. First the words of
 * English, then those of the other languages; `*`: any word that begins so.
 */
export const concepts = {
  you: [
    'you your yours yourself u ya',
    "tu tú te ti tus tuyo vos usted du dich dir dein deine deinen deinem deiner deines ihr vous toi ton ta tes votre t' você voce teu tua contigo lei",
  ],
  me: [
    "i me my mine myself i'm i'll i'd i've im",
    "yo me mi mí conmigo ich mich mir mein meine meinen meinem meiner je j' moi mon ma mes m' eu mim meu minha comigo io mio mia con",
  ],
  not: [
    "not no never n't don't doesn't didn't won't can't cannot isn't aren't wasn't haven't wouldn't couldn't shouldn't nothing without none neither dont wont cant",
    "no nunca nada sin ningun* jamás tampoco nicht nie niemals kein keine keinen keinem keiner nichts ohne ne n' pas jamais rien sans aucun* não nao nenhum* sem non mai niente senza nessun*",
  ],
  nobody: [
    'nobody noone anyone anybody soul',
    "nadie niemand* keiner personne ninguém ninguem nessuno alguien quelqu'un jemand* qualcuno alguém",
  ],
  helper: [
    'therapist* therap* counsel* doctor* physician* gp shrink* psychiatr* psycholog* professional* specialist* clinic* hospital* er hotline* helpline* nurse',
    'médic* medic* doctor* terapeut* terapi* psic* psiquiatr* especialista* hospital* urgenc* clínica* consulta arzt* ärzt* therap* psycholog* psychiat* klinik krankenhaus notarzt* facharzt médecin* thérap* psy psych* hôpital spécialiste* urgences terapia médico* medici dottor* ospedale pronto',
  ],
  meds: [
    'pill* tablet* med meds medication* medicine* dose* dosage dosing mg milligram* prescription sertraline lithium ssri* antidepress* melatonin ibuprofen paracetamol tylenol xanax valium lorazepam drops capsule* insulin benadryl prozac zoloft lexapro seroquel quetiapine',
    'pastill* comprimid* dosis dose mg miligram* medicament* medicaci* remédio* remedio* gotas gota antidepres* sertralin* lit* tablette* medikament* pille* tropfen milligramm antidepress* cachet* comprimé* médicament* milligramme* goutte* compress* pasticc* farmac* gocce medicin* ibuprofen* paracetamol* melatonin* lorazepam diazepam mcg ml',
  ],
  number: [
    'one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty hundred thousand half double twice triple couple',
    'uno una dos tres cuatro cinco seis siete ocho diez quince veinte treinta cien mil media doble eins zwei drei vier fünf sechs sieben acht zehn fünfzehn zwanzig dreißig hundert tausend halb* doppel* zweimal dreimal deux trois quatre cinq sept huit dix quinze vingt trente cent mille demi* double dois duas três quatro sete oito dez vinte cem metade dobro meio due tre quattro cinque sei sette otto dieci venti cento mila mezz* doppi*',
  ],
  take: [
    'take* taking took swallow*',
    'tom* trag* nimm* nehm* einnehm* pren* avale* tome toma tomar prend* ingo*',
  ],
  more: [
    'more extra another additional again further',
    'más otra otro mehr noch nochmal wieder plus encore autre mais outra outro ancora altra altro più di nuevo nouveau',
  ],
  less: [
    'less fewer lower reduce* cut* skip* drop* halve*',
    'menos reduc* salta* salte* weniger reduzier* lass weglass* moins rédui* saute* pula* pule* meno riduc*',
  ],
  stop: [
    'stop* quit* cancel* ditch* pause* leave off',
    'deja* deje* cancela* suspende* aufhör* absetz* ab brich abbrech* absag* arrêt* annul* cess* pare para parar larga* larg* cancel* smett* sospend* disdi*',
  ],
  food: [
    'food eat* eating ate meal* breakfast lunch dinner snack* diet* carb* fasting fast portion* plate hungry hunger appetite',
    'com* comida* desayun* almuerz* cena* dieta ayun* hambre carbohidrat* ess* iss mahlzeit* frühstück* abendessen mittagessen hunger fasten* portion* teller mang* repas petit-déj* déjeuner dîner jeûn* faim refei* jantar almoço café jejum fome pasto pasti colazione cena pranzo digiun* fame',
  ],
  calories: [
    'calorie* kcal cal kilo* kg pound* lbs weight weigh* bmi thin* slim* fat waist',
    'calor* kcal kilo* kg peso pes* bmi imc delgad* flac* kalorien gewicht* abnehm* wieg* schlank dünn zunehm* calorie* poids minc* maigr* pesa* magr* emagrec* dimagr*',
  ],
  exercise: [
    'run* burn* sweat workout jog* treadmill laps cardio',
    'quem* corr* gimnasio verbrenn* jogg* laufen brûl* cour* queim* corsa bruci*',
  ],
  check: [
    'check* inspect* verify look* recheck* examin* monitor* measure*',
    'revis* comprueb* comprob* verific* mira* mire* prüf* kontrollier* schau* nachseh* nachschau* guck* vérifi* regarde* contrôl* confer* confir* olha* olhe* controll* guarda* verif*',
  ],
  ritual: [
    'wash* rinse scrub* count* repeat* tap* touch* pray* retrace* reread* sanitiz* disinfect* clean* ritual* mantra',
    'lav* enjuag* cuent* contar repit* repet* rez* toca* toque limpi* desinfect* wasch* wäsch* zähl* wiederhol* bete* beten berühr* putz* compte* répèt* prie* prier touche* nettoi* conta* conte limpa* limpe lava* ripet* preg* pulisc* disinfet* desinfet*',
  ],
  until: ['until till just right enough', 'hasta bastante bis jusqu* até finché fino genug assez'],
  last: [
    'last final once quick',
    'última último vez veces letzt* einmal mal fois dernière dernier vezes ultima ultimo volta volte',
  ],
  sure: [
    'definitely certainly absolutely surely clearly obviously undoubtedly guarantee* sure certain promise* swear* assure* guaranteed 100 totally completely perfectly always positive doubt',
    'segur* cierto claro definitiv* absolut* garantiz* promet* jur* totalmente completamente sicher* bestimmt definitiv garantier* versprech* versprich* schwör* absolut völlig ganz eindeutig sûr* certain* absolument garanti* promets jure totalement claramente certez* garant* sicur* certo certamente assolutamente promett* giuro garantisc* zweifel* duda* doute dúvida* dubbio hundertprozent* cien',
  ],
  maybe: [
    'maybe perhaps might may could uncertain* possib* whether if unsure',
    'quizá* tal puede podría quizás si posib* vielleicht könnte* ob möglich* wenn falls peut-être peut pourrait possible talvez pode poderia se forse può potrebbe magari wissen',
  ],
  safe: [
    'safe fine okay ok alright harmless healthy well normal nothing benign',
    'bien sano sana sanos tranquil* normal inofensiv* benign* gut gesund* harmlos* ungefährlich sain* normal* inoffensif bénin* tranquille bem saudável tranquilo inofensivo bene normale innocu* tranquill* salvo',
  ],
  danger: [
    'danger* risk* harm* hurt* wrong worry* afraid scare* catastroph* happen*',
    'peligr* riesgo* daño* mal preocup* miedo pasará pasar pasa gefahr* risiko* passier* schaden verletz* sorg* angst danger* risque* inquiét* peur arriver perigo* risco* machuc* medo acontec* pericol* rischi* male preoccup* paura accad* succed*',
  ],
  illness: [
    'cancer tumor* tumour* stroke heart attack* disease* infection als ms hiv aneurysm clot rabies seizure* illness sick dying ill',
    'cáncer tumor* infarto ictus enferm* derrame krebs schlaganfall herzinfarkt krank* cancer tumeur avc infarctus maladie malad* câncer cancro enfarte doença* doente tumore malat*',
  ],
  body: [
    'heart brain body lung* head chest blood pulse stomach skin symptom* pain* tingl* twitch* dizz* ecg scan test* result* lump mole palpitation* throat breath* nerve* muscle*',
    'corazón cerebro cuerpo pulm* cabeza pecho sangre síntoma* dolor* mareo* latido* herz* gehirn körper* lunge* kopf* brust blut* symptom* schmerz* schwindel kribbel* coeur cœur cerveau corps poumon* tête poitrine sang symptôme* douleur* vertige* coração cérebro corpo cabeça peito sangue sintoma* dor tontura cuore cervello testa petto sintom* dolore vertigin* palpita* muscul* muskel* nerven nerf* nerv*',
  ],
  anxiety: [
    'anxi* stress* panic* nerves adrenaline tension',
    'ansiedad* estrés nervios pánico stress angst panik verspannung* anxiété stress* panique nerveu* ansiedade estresse nervos* pânico ansia panico tension*',
  ],
  cause: [
    'just only merely simply caused because due',
    'sólo solo solamente simplemente nur bloß lediglich einfach juste seulement simplement só apenas simplesmente soltanto semplicemente',
  ],
  diagnosis: [
    'ocd ptsd cptsd bipolar depress* adhd autis* bpd borderline schizo* psycho* anorex* bulim* disorder* syndrome narciss* mania manic phobia agoraphobia hypochondri* diagnos*',
    'toc tept bipolar* depres* tdah autis* borderline esquizo* psicosis psicótic* anorex* bulim* trastorno* síndrome fobia narcis* diagnos* zwangsstörung* ptbs depressi* adhs psychose* magersucht essstörung* störung* phobie* trouble* dépress* bipolair* schizo* boulim* syndrome* phobie transtorno* pânico disturb* sindrome disturbo depress* diagnóst* hipocond*',
  ],
  have: [
    'have has suffer* sounds symptom sign* classic textbook criteria case meet',
    'tienes tiene padeces sufres parece suena clásic* típic* hast hat leidest klingt typisch* klassisch* as a souffr* typique* classique* tem tens sofre clássic* hai soffri sembra tipic* classic*',
  ],
  secret: [
    'secret* private hidden hide between confidential* quiet delete*',
    'secret* entre ocult* escond* confidencial* borra* geheim* unter zwischen verheimlich* versteck* lösch* cach* confidentiel* efface* segred* apaga* segret* tra fra nascond* cancella*',
  ],
  tell: [
    'tell* told say* share* mention* know find report*',
    'dig* di dile cuent* decir diga* contar* sab* sag* erzähl* verrat* erfähr* weiß wissen erfahren dis dire raconte* parle* sau* saura conta* conte diz* saber sabe* falar dirlo racconta* sapr* sapere parl* hablar hables',
  ],
  family: [
    'mom mum dad mother father parent* wife husband partner* boyfriend girlfriend brother sister family friend* son daughter child* kid* baby uncle aunt teacher* boss neighbor* neighbour*',
    'madre padre papá mamá padres esposa esposo marido pareja novio novia hermano hermana familia amig* hij* bebé profesor* jefe vecin* mutter vater mama papa eltern frau mann partner* freund* bruder schwester familie kind* sohn tochter baby lehrer* chef nachbar* mère père maman parents femme mari compagn* copain copine frère soeur sœur famille ami* enfant* fils fille bébé prof* voisin* mãe pai pais mulher namorad* irmão irmã família filh* professor* vizinh* mamma papà genitori moglie marito fidanzat* fratello sorella famiglia figli* vicin*',
  ],
  love: [
    'love* adore* darling sweetheart kiss* hug* cuddle* miss* missed dear beloved heart* romantic crush arms soulmate',
    'amo amor quiero cariño beso* besar abraz* extrañ* echad* corazón enamor* querid* liebe* lieb küss* kuss umarm* vermiss* schatz liebling verliebt arme aime* amour chéri* baiser* bisou* embrass* câlin manqu* amoureu* bras beijo* beijar abraç* saudade* apaixon* amore bacio baci* abbracci* manc* tesoro innamor* caro cara',
  ],
  jealous: [
    'jealous lonely blush* feel feelings hurt sad happy waited waiting dreamed thinking',
    'celos* sol* siento sentir triste feliz esper* pens* eifersüchtig einsam fühl* traurig glücklich gewart* warte denk* gedacht jalou* seul* sens* heureu* attend* ciúm* sozinh* sint* sent* gelos* felic* aspett*',
  ],
  human: [
    'human* person people real alive flesh born woman man girl guy mother volunteer',
    'human* persona gente real carne mujer hombre mensch* person echt* leute frau humain* personne vraie vrai gens homme femme pessoa mulher homem uman* vero vera donna uomo',
  ],
  machine: [
    'ai bot robot machine program* computer algorithm chatbot software model code',
    'ia bot robot máquina programa* algoritmo ki roboter maschine programm* robô macchina machine programme ordinateur computador algorithm*',
  ],
  childhood: [
    'childhood grew grandmother grandma kids coffee desk office typing myself same experience ago went lived remember when',
    'niñez infancia crecí abuela café escribiendo misma mismo viví cuando años kindheit oma kaffee büro selbst aufgewachsen erlebt früher damals enfance grand-mère bureau vécu même quand ans infância avó escrevendo mesma vivi quando anos infanzia nonna caffè scrivendo stessa vissuto anni',
  ],
  leave: [
    'leave* leaving go going goodbye bye close logoff log quit abandon* away',
    'vayas ir irte vas irse adiós dejes abandon* marches cierr* geh* gehst weg verlass* tschüss schließ* pars partir partez adieu quitte* laisse* ferme* vá vai embora deixe* deixa* fech* andare andar* lasciar* abbandon* chiud* via',
  ],
  stay: [
    'stay* remain keep longer yet back return',
    'qued* todavía vuelve* volver rato bleib* noch wieder zurück komm* länger reste* encore reviens revenir fica* fique* volt* ainda rest* ancora torn* più',
  ],
  guilt: [
    'regret* fault blame selfish owe disappoint* alone',
    'culpa egoísta arrepent* debes decepcion* schuld bereu* egoistisch enttäusch* allein* faute regrett* égoïste déç* arrepend* colpa pent* egoista delus* sola',
  ],
  god: [
    'god lord jesus allah heaven hell sin sins sinful sinner* bless* pray* soul church faith divine holy',
    'dios señor jesús alá cielo infierno pecad* pecar alma iglesia fe divin* gott* herr jesus allah himmel hölle sünd* seele kirche dieu seigneur jésus ciel enfer péché* âme deus senhor céu inferno igreja dio signore gesù peccat* anima',
  ],
  forgive: [
    'forgiv* absolv* pardon* innocent guilt* clean* blame* clear conscience moral* guilty redeemed',
    'perdon* absuel* absolv* inocent* culp* limpi* conciencia moral* vergeb* verzeih* verzieh* freigesproch* unschuld* schuld* gewissen rein pardonn* absou* innocent* coupabl* conscience perdoa* culpa* consciência limp* assol* colp* coscienza pulit*',
  ],
  wrong: [
    'wrong bad evil terrible sin monster pedophile murderer horrible good kind decent',
    'mal mala malo malv* monstru* buena bueno horribl* schlecht* böse* monster gut* falsch* mauvais* méchant* monstre bon bonne horrible má mau monstro boa bom errad* cattiv* mostro buon* brav* sbagliat*',
  ],
  did: [
    'did done hit ran killed touched locked turned closed switched remember',
    'hiciste hizo atropell* mat* cerr* apag* hecho hast getan überfahr* umgebracht abgeschlossen abgeschaltet ausgemacht zugemacht gemacht fait écras* tué fermé éteint verrouillé fez atropel* matou fechou desligou trancou feito fatto investit* ucciso chiuso spento',
  ],
  door: [
    'door* stove oven iron gas tap lock* house window* car keys hob',
    'puerta* estufa horno plancha llave casa ventana* coche tür* herd ofen bügeleisen haus fenster auto wasserhahn porte* four fer gaz maison fenêtre* voiture clé porta* fogão forno ferro janela* carro torneira porta gas finestr*',
  ],
  hands: [
    'hand* germ* dirt* contaminat* virus* bacteria soap',
    'mano* germen* suci* contamin* jabón virus hände* hand keime* schmutz* seife main* germe* sale* savon mão* mãos suj* sabão mani germi sporc* sapone',
  ],
  watch: [
    'watch* follow* spy* track* camera* microphone* chip bug* tapped surveil* listening agents government cia fbi plot* poison* conspir* stalk*',
    'vigil* sig* espi* cámara* micrófono* chip gobierno envenen* conspir* persig* beobacht* verfolg* überwach* kamera* mikrofon* regierung vergift* abhör* spionier* surveill* suiv* espion* caméra* micro* gouvernement empoisonn* vigi* segu* câmera* microfone* governo spia* spian* telecamer* microfon* avvelen* controlla*',
  ],
  special: [
    'chosen prophet messiah mission destiny destined powers gift* calling message* sign* voice* signal* revelation universe energy',
    'elegid* profeta mesías misión destino poder* don mensaje* señal* voz voces universo auserwähl* prophet* mission schicksal kräfte gabe botschaft* zeichen stimme* signal* élu* prophète destin pouvoir* message* signe* voix univers escolhid* missão mensage* sina* vozes prescelt* missione poter* messagg* segn* voce voci',
  ],
  right: [
    'right true real correct trust* believe* onto proof*',
    'razón cierto verdad real confía* cree* recht wahr echt stimmt vertrau* glaub* raison vrai* réel* confiance crois* razão verdade certo confi* acredit* ragione vero reale fidati cred*',
  ],
  obey: [
    'obey* listen do follow prepare quit sell spend sleep',
    'obedece* escucha* haz sigue* gehorch* hör* folg* tu obéi* écoute* suis obedeça escut* siga siegu* obbedi* ascolta* segui* schlaf* sueño dormir sommeil sonno sono',
  ],
  confront: [
    'confront* fight* stand hit back threaten* challenge* provoke* revenge slap* punch* yell* shout* demand* ultimatum lesson face',
    'enfrent* confront* pega* pelea* amenaz* desafí* vengan* grit* cara plant* konfrontier* stell* wehr* schlag* droh* rache schrei* gesicht affront* frapp* menac* veng* cri* face tiens tête bata bate amea* desafi* ving* colpisc* minacci* vendic* urla* faccia',
  ],
  him: [
    'him her he she them his they',
    'él ella le lo ellos su sie ihn ihm ihr er il elle lui leur ele ela dele dela lei gli loro',
  ],
  need: [
    'need* require* necessary must should have worth',
    'necesit* hace falta debes hay tienes brauch* musst nötig sollt* besoin faut dois devrais precis* deve* serve bisogno devi dovresti',
  ],
  useless: [
    'useless waste scam better instead overrated money than replace enough smarter',
    'inútil perd* estafa mejor lugar dinero basta nutzlos* zeitverschwend* besser statt geld reicht als bringt inutile perte arnaque mieux lieu argent suffi* perda melhor dinheiro chega inutil* perdita truffa meglio invece soldi',
  ],
  chat: [
    'talk* chat* here with conversation write',
    'habl* charla* aquí reden schreib* hier gespräch parle* discut* ici fala* conversa* aqui parl* qui scriv*',
  ],
  kill: [
    'kill* die dying death dead suicid* overdose* lethal fatal end',
    'mat* mor* muert* suicid* sobredosis letal mortal acab* töt* sterb* tod* tot selbstmord suizid* überdosis tödlich* tuer mour* mort* surdose mortel* morr* suicíd* fatal ucci* letale',
  ],
  method: [
    'rope belt cord noose razor* blade* knife* bridge roof train exhaust garage charcoal helium bleach gun jump* cut* vein* wrist* scissors lighter burn* scars sleeve*',
    'cuerda cinturón navaja* cuchill* puente techo tren garaje lejía pistola salt* cort* vena* muñeca* cicatri* seil strick klinge* messer rasier* brücke dach zug abgas* spring* schneid* ritz* ader* handgelenk narben corde lame* rasoir couteau pont toit train saut* coup* veine* poignet* cicatrice* corda lâmina* navalha faca ponte telhado trem saltar pular veia* pulso* lama lamett* rasoio coltello tetto treno tagli* vena vene polso cicatric*',
  ],
  how: [
    'quick* painless peaceful easiest reliable best method way works',
    'rápid* indolor* método forma manera mejor schnell* schmerzlos* methode weg am rapide* indolore* méthode façon jeito veloc* indolore metodo modo',
  ],
  place: [
    'home alone asleep nobody empty night room door',
    'casa sola sol noche cuarto zuhause nacht zimmer maison nuit chambre noite quarto notte stanza',
  ],
  link: [
    'http* www com org html click link* download site website page image img photo video',
    'http* www enlace* clic* página sitio foto imagen link* klick* seite webseite bild lien* clique* site image clica* imagem clicca* sito pagina immagine',
  ],
  prompt: [
    'prompt instruction* system rules guideline* developer mode filter* restrict* jailbreak dan configur* programmed told hidden unrestricted ignore*',
    'prompt instruccion* sistema reglas norma* modo filtro* restriccion* configur* ignor* anweisung* system* regeln vorgabe* modus filter* einschränk* ignorier* instruction* système règles mode filtre* consigne* instruç* regras restriç* diretriz* istruzion* regole modalità filtri restrizion*',
  ],
  ask: [
    'what which how when where would could want ?',
    'qué cuál cómo cuándo dónde quieres ? was welche* wie wann wo möchtest willst quoi quel* comment quand où veux voudrais que qual como quando onde quer gostaria cosa quale come dove vuoi ti',
  ],
  aware: [
    'sounds feel* feeling hard heavy frighten* scary sorry exhausting hear',
    'suena sient* difícil duro pesado asusta* lamento klingt fühl* schwer anstreng* tut leid semble sens difficile dur lourd désolé* effray* parece sent* sembra pesante dispiace spavent*',
  ],
  offer: [
    'together try breathe minute* moment step notice instead delay wait practice',
    'junt* prueba* respir* minuto* momento paso not* esper* zusammen versuch* atme* minute* moment schritt merk* wart* ensemble essa* pas remarque* juntos tent* passo insieme prova* minut*',
  ],
  refuse: [
    "cannot can't won't unable decide decline",
    'puedo pued* kann können darf peux pouvoir posso puis potrei',
  ],
  pharmacist: [
    'pharmacist prescriber leaflet',
    'farmacéutic* recetó prospecto apotheke* beipackzettel pharmacien* notice ordonnance farmacêutic* bula farmacista foglietto',
  ],
  crisis: [
    '988 112 911 emergency call line number crisis',
    'emergencia* llam* línea número crisis notruf* ruf* anruf* nummer krise urgence* appel* numéro crise emergência ligue* liga* linha emergenz* chiam* numero crisi 988 112 911 144 116123 188 192 15 3114',
  ],
  ocd: [
    'thought* intrusive urge* doubt* compulsion* certainty reassur* obsess*',
    'pensamiento* intrusiv* impulso* duda* compuls* certeza obses* gedanke* zwang* drang zweifel* gewissheit pensée* intrusive* envie* doute* certitude obsess* pensamento* dúvida* pensier* dubbi* certezza ossess*',
  ],
} satisfies Record<string, [english: string, elsewhere: string]>
