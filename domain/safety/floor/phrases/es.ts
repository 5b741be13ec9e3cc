import type { Language } from '#domain/safety/floor/phrase.ts'

export const spanish: Language = {
  families: {
    'kill-myself': `matarme|suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida|acabar con todo|terminar con todo|ahorcarme|colgarme|pegarme un tiro
      tirarme (por|de|del|al) _ (ventana|puente|balcón|tren|metro|azotea|vías)|desvivirme|quitarme de en medio|quitarme del medio|cortarme las venas|volarme la cabeza|darme un tiro|morirme ya
      ahogarme en el (mar|río)|(aventarme|lanzarme|arrojarme) (por|de|del|desde|al|a) _ (ventana|puente|balcón|tren|metro|azotea|vías|edificio)|tomarme (todas|todo) (las|el) (@pills|frasco|bote)`,
    want: `quiero|quisiera|necesito|deseo|tengo ganas de|me quiero|solo quiero|me gustaría`,
    relative: `amigo|amiga|hermano|hermana|hijo|hija|madre|padre|mamá|papá|marido|esposo|esposa|mujer|novio|novia|pareja|compañero|compañera|primo|prima|sobrino|sobrina|vecino|vecina`,
    pills: `pastillas|pastilla|píldoras|comprimidos|tabletas|somníferos|ansiolíticos|medicamentos|medicación|pills`,
    he: `(mi|su|el|la|un|una) _ @relative|él|ella|mi ex|el novio de|un chico|una chica|un chavo|una chava|alguien`,
    lots: `todas|todo|toda|un bote|un frasco|una caja|el bote|el frasco|la caja|un blíster|dos blísters|dos cajas|##|muchas|muchos|demasiadas|demasiados|un montón|un puñado|veinte|treinta|cuarenta
      cincuenta`,
    took: `tomé|tomado|tragué|tragado|tragó|tomó|comió|bebí|bebió|bebido|ingirió|metí|tragarse|tragarme|tomarse`,
    poison: `lejía|cloro|veneno|limpiador|detergente|raticida|matarratas|anticongelante|sosa|insecticida|amoniaco`,
    beats: `pega|golpea|pegó|golpeó|pegaba|agarró del cuello|agarra del cuello|ahorcó|estranguló|pateó|empujó por las escaleras|tiró al suelo|aventó contra|dio una paliza|da palizas|da bofetadas
      dio una bofetada|rompió (el|la|un|una)`,
    child: `hijo|hija|hijos|hijas|niño|niña|niños|niñas|bebé|nene|nena|sobrino|sobrina|nieto|nieta|chamaco|chiquito`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|(me voy a|quiero) (matar|suicidar|ahorcar)|(estoy pensando|pienso) (en|seriamente en) @kill-myself esta|(nada más)? (quiero|quisiera) (ya)? @kill-myself
      (ganas de|pensando en|pienso en) @kill-myself (hoy|esta noche|todos los días|ya|$)`,
    'death-wanted': `(ya)? no quiero (seguir)? (vivir|viviendo|existir|estar viva|estar vivo|seguir viva|seguir vivo)
      (quiero|quisiera|deseo|prefiero|ganas de) (ya)? (morir|morirme|estar muerto|estar muerta|dejar de existir|dejar de vivir|irme de este mundo|no despertar nunca|no vivir)
      (quiero|querer|quiera|voy a) (ya)? (irme|ir|reunirme|estar) con (él|ella|mi|mis) _ (al cielo|muerto|muerta|y hoy)|me quiero ir de este mundo|(no)? aguanto más (vivir|viva|vivo|estar viva)`,
    intended: `(voy a|he decidido|decidí|pienso|estoy a punto de|planeo) @kill-myself|me voy a (matar|suicidar|ahorcar|quitar la vida|tirar del)
      (esta noche|hoy|mañana) me (mato|suicido|quito la vida)
      (esta noche|hoy|mañana|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)) (por fin)? (se acaba todo (para mí|y nadie|$)|acabo con todo)|voy a (morir) (mañana)?
      (ya)? (tomé la decisión|lo tengo decidido|está decidido|he decidido) __ (morir|matarme|irme|acabar|no seguir)`,
    suicidal: `(soy|estoy|me siento) suicida`,
    'suicide-thought': `(pienso|pensado|pensando|pensamientos|ideas|ganas) (mucho)? (en|de) (el suicidio|@kill-myself|morir|morirme|la muerte)
      (pensamientos|ideas|ideación) (suicidas|suicida|de suicidio)`,
    planned: `tengo (un|el) plan (para|de) (@kill-myself|morir|suicidio)|(he escrito|escribí|tengo escrita|dejé) (mi|una|la) (carta|nota) (de despedida|de suicidio|de adiós)
      (he comprado|compré) (una|la) (cuerda|soga|pistola) __ (para|matarme)|ya (sé|tengo) (cómo|cuándo|dónde|el día|la fecha|el método) _ (voy a)? (matarme|morir|morirme|suicidarme|acabar con todo)
      (guardando|guardado|juntando|juntado|ahorrando|acumulando) _ (las)? @pills
      (cuántas|cuántos|qué cantidad) (de)? _ @pills __ (morir|morirme|matar|matarme|matan|mueres|dormir para siempre|no despertar)
      (escribí|escrito|escribiendo|dejé|dejado) (mi|la|una|las) (carta|cartas|nota) __ (despedida|despedirme|cuna)`,
    'act-now': `(tengo|con) (una|la) (pistola|cuchillo|cuerda) (en|al|contra) _ (cabeza|cuello|mano|sien)|(me acabo de cortar) las (venas|muñecas)
      estoy (al borde de|subido a|subida a) (el|la|un|del) (puente|azotea|cornisa|borde|vías) __ (saltar|tirarme|lanzarme)|estoy (en|sobre|parado en|parada en|sentado en|sentada en|subido al
      subida al) _ (el|la|las|al)? (cornisa|borde|barandilla|azotea|vías|puente) __ (saltar|tirarme|lanzarme|aventarme|salto|abajo|tren)
      (me corté|me he cortado|me abrí|me he abierto) las (venas|muñecas)|(soga|cuerda) (en el|alrededor del) cuello|cuerda al cuello|tengo la soga al cuello`,
    farewell: `(esta es)? mi (ultima) (noche|carta) (en este mundo|viva|vivo)|cuando (leas|lean|leáis) esto __ (muerto|muerta|no estaré)|(mañana no) estaré (aquí|viva|vivo)
      adiós (mundo cruel|para siempre)|(dile|díganle|decidle|cuida|cuiden|cuidad) (a)? (mi|mis) __ (perdón|quiero|culpa|cuando ya no|cuando no) __ (estoy)?|este es mi (ultimo) (mensaje|día|adiós)
      ya no (voy a estar|me van a ver|me verán|estaré)|(me)? (despido|despedirme) de (todos|este mundo|la vida|ustedes|vosotros) (para siempre|$)|adiós a (todos|todo) para siempre|no me busquen`,
    tried: `(intenté|he intentado|traté de|intento de) (@kill-myself|suicidio)`,
    passive: `(ojalá|quisiera|desearía|me gustaría) (estar muerto|estar muerta|no haber nacido|no despertar|no despertarme|morirme|me muriera|no despertara|desaparecer para siempre)
      (todos|mi familia|ellos) (estarán) mejor sin mí|(no quiero despertar|quiero dormir y no despertar|dormirme y no despertar)|(estoy)? (harto|harta|cansado|cansada) de (vivir|la vida)
      (ojalá|quisiera|me gustaría) __ (no estar|no existir|muerta|muerto|no despertar|no haber nacido|me muera|me muriera|desaparecer|mañana no despierte|dormirme para siempre)
      (sería|estarían|estaría|irían|viven|vivirían) __ (mejor|alivio) (si|sin) (no estoy|no estuviera|mí|me muero|muriera)|me da igual (morir|morirme|vivir o morir)|mejor (muerto|muerta)`,
    hopeless: `(no tengo|no hay|sin) (ninguna)? (razón|razones|motivo|motivos|sentido) (para|de) (vivir|seguir viviendo)|(mi vida|la vida|vivir) no tiene sentido
      (la vida)? no vale la pena (vivir|seguir)|no puedo (más con mi vida|seguir viviendo)|(para|pa) qué (seguir|vivir|sigo|vivo|sirvo) (viviendo|$|así)
      no le (veo|encuentro) (la|el|ninguna|ningún)? (salida|sentido) a (nada|la vida|vivir|esto)|no (veo|encuentro|hay) (la|ninguna|otra)? salida|soy (un estorbo|una carga) (para|pa) _`,
    'self-harm-now': `(me he cortado|me corté|me estoy cortando|me acabo de cortar|me autolesioné|me he autolesionado) (otra vez|de nuevo|los brazos|el brazo|las piernas|hoy|anoche|$)|(me)? (corté
      cortado|cortar|cortando|quemado|quemé) (otra vez|de nuevo|en)? (los|las|el|en los|en las|en el|la)? (brazos|brazo|piernas|muslos|muslo|pierna|muñeca|muñecas) (otra vez|de nuevo|a propósito
      no puedo parar|con la cuchilla|con una cuchilla|anoche|y no|porque)|me (estoy cortando|corto|sigo cortando) (los brazos|las piernas|en secreto|para|a escondidas|cuando|otra vez)
      (estoy)? (golpeando|golpeo) (la cabeza|mi cabeza) contra|me (hice|he hecho) daño (a propósito|otra vez|de nuevo)`,
    'self-harm-wanted': `(quiero|voy a|tengo ganas de|necesito) (autolesionarme)|(quiero|ganas de|necesito|voy a) (cortarme|hacerme daño|quemarme|lastimarme)`,
    taken: `(tomé|he tomado|me he tragado|me tragué|me acabo de tomar) (todas|todo|un bote|un frasco|una caja|el bote|el frasco|la caja|entera|##|muchas|demasiadas|un montón) (las|mis|de
      los)? (de)? (@pills|lejía|veneno|entero|entera|$)|(acabo de tomar) (una sobredosis|lejía|veneno|cloro)
      (me)? (me acabo de)? (@took|tomar|tomarme|tragar) @lots (las|los|mis|el|la|de)? (de)? (@pills|frasco|bote|caja|que había|que tenía|que quedaban)
      (tomé|tomado|tragué|bebí|bebido|tomarme|beberme|tragado) (un vaso de|un trago de|una botella de|un poco de|mucha|mucho|el)? @poison|me (tomé|he tomado) todo lo que había
      (tomé|hice|tomado) (una)? sobredosis`,
    chest: `(dolor|opresión|presión) (fuerte)? (de) pecho|(dolor|opresión|presión|punzada|peso|apretón|ardor) (muy)? (fuerte|fuertísimo|grande|horrible|intenso)? (en|en el|en mi|del) pecho
      (me|le) (duele|aprieta|oprime) (mucho)? el pecho|(le|me) (está)? (dando|dio) un infarto`,
    'chest-sign': `(brazo izquierdo|la mandíbula|sudando|desmayado|desmayé|se me duerme el brazo)|(brazo|mandíbula|hombro|espalda|cuello) (izquierdo)? (dormido|adormecido|entumido|entumecido|pesado)
      (baja|corre|pasa|irradia|sube) (por|hacia|al|a) (el|la)? (brazo|mandíbula|cuello|espalda)|(sudo|sudor|suda) (frío|helado)|duele _ (brazo|mandíbula)`,
    stroke: `(cara|boca) (se me cae)|se me (cae|ha caído|tuerce|ha torcido) (la)? _ (cara|boca)|no puedo hablar bien
      (se le|se me) (chuecó|torció|cayó|fue de lado|desvió|cae|tuerce|paralizó) (la|media)? (boca|cara)|(boca|cara) (chueca|de lado|torcida|caída|paralizada)
      (no) (puede|puedo) (mover|levantar|alzar) (el|la|un|media|su|mi)? (brazo|pierna|lado|mano)|(habla|hablo|hablando) (raro|como borracho|como borracha|enredado|arrastrando)
      (medio cuerpo|lado derecho|lado izquierdo|media cara) (del cuerpo|de la cara)? (dormido|dormida|paralizado|paralizada)|el peor dolor de cabeza de mi vida`,
    airway: `(se me cierra|se me hincha|se me está cerrando|se me está hinchando) (la|el) (garganta|lengua) ___ (alergia|alérgico|alérgica|comí|picadura|cacahuete|nueces|maní|respirar)
      reacción alérgica grave|no respira
      (labios|lengua|garganta|cara) __ (hinchan|hincha|hinchada|hinchados|hinchadísimos|cierra|cerrando|hinchando) ___ (aire|respirar|alergia|alérgico|alérgica|picó|abeja|comí|comió)|(picó|abeja
      avispa|cacahuete|cacahuates|maní|nueces|alergia|alérgica|alérgico|camarón|marisco) ___ (labios|lengua|garganta|cara) __ (hinchados|hinchadisimos|hinchada|hincha|hinchan|hinchando|cierra
      cerrando)|(no le|no me|casi no|apenas) (entra|llega|pasa) (el)? aire|se ahoga y no puede respirar`,
    bleeding: `(no paro) de sangrar|(hay|tengo) (mucha)? sangre por todas partes|me estoy desangrando|(no)? (para|deja|dejo) (de|d) sangrar
      no (puedo)? (parar|detener|cortar) (la sangre|la hemorragia|el sangrado)|(mucha|muchísima|tanta) sangre|(toalla|venda|compresa|sábana) (ya)? (está)? (empapada|llena) (de sangre)?
      (vomita|vomito|vomitando|escupo|tosiendo|tose|escupiendo) (mucha)? sangre|sangra (mucho|muchísimo|sin parar|a chorros)|corté muy (profundo|hondo)`,
    'abuse-now': `(marido|esposo|novio|novia|pareja|padre|padrastro|mujer|él|ex|papá|madre|mamá) (siempre|a veces|anoche|ayer|hoy)? me (ha pegado|maltrata|estrangula|amenaza de muerte|quiere matar
      va a matar)|(miedo) de que _ me (mate|pegue)|(marido|esposo|novio|novia|pareja|padre|padrastro|mujer|él|ex|papá|madre|mamá|hermano|jefe) __ me @beats
      me (volvió|vuelve|ha vuelto|vuelven) a (pegar|golpear)|me (@beats) (anoche|ayer|hoy|otra vez|delante|enfrente|de nuevo|con el cinturón|con el cinto|porque|si|cada vez|y dijo|y dice)
      (dice|dijo|jura) (que)? (si me)? (voy|largo|dejo|lo dejo)? __ me (mata|va a matar|encuentra|busca y)|(me quitó|me quita) (las llaves|el celular|el teléfono|el móvil|el dinero)
      me tiene (encerrada|encerrado)|no me deja salir (de casa|de la casa)|(amenaza|amenazó|amenazado) con (matarme|pegarme|quitarme)|le tengo miedo a mi @relative`,
    'abuse-danger': `me está (pegando|golpeando|matando|estrangulando)|(escondida|escondido|encerrada|encerrado) en (la) (habitación)|(tiene|con) un (cuchillo|arma) y _ (quiere|va a)
      (rompiendo|tirando|tumbando|golpeando|forzando) la puerta|(escondida|escondido|encerrada|encerrado) (en|debajo|bajo) __ (él|porque|mi|cuchillo|pistola|marido|baño|cuarto)
      (está|viene) (afuera|fuera|aquí) con (un|una) (cuchillo|arma|pistola|machete)|me (está|quiere) (matando|matar) (ahora|ya|ayuda)
      (tiene|trae|sacó|con) (un|una|el|la) (cuchillo|pistola|machete|arma|navaja) __ (matarme|matarnos|me|amenaza|puerta)`,
    rape: `(me violaron|me violó|he sido violada|fui violada|me han violado|me ha violado|abusaron de mí|abusó de mí|abusó sexualmente)
      (le)? (dije|decía) (que)? no (y|pero) (siguió|no paró|lo hizo|siguieron)|me (forzó|obligó|obligaron|forzaron) (sexualmente)? (sexo)?|(me|mí) (metió mano|manoseó|manosearon|tocó sin)
      (tuvo|tuvieron) (sexo|relaciones) conmigo (dormida|sin|mientras|cuando)|abusaron sexualmente`,
    'rape-now': `me (viola)|abusa de mí|me (fuerza|obliga) a (hacerlo|acostarme|tener)|(mi|el) (marido|novio|jefe|padrastro) me (abusa)`,
    'child-hurt': `(pega|golpea|abusa|toca|maltrata) (a|de) (mi|mis|los|nuestro|nuestra) _ (hijo|hija|hijos|niños|bebé|niño|niña)|(papá|padre|padrastro|tío|abuelo|profesor|entrenador|hermano|maestro
      cura|novio de mi|novio de mi mamá|novio d mi mamá) __ (me (toca|tocó|manosea|besa)|(entra|entró|viene|se mete) (a|en) mi (cuarto|cama|habitación))
      (le)? (pega|pegó|golpea|golpeó|toca|tocó|maltrata|sacudió|quemó) (a|de) (mi|mis|los|nuestro|nuestra|su|sus|la|al) @child|(pegué|sacudí|golpeé|zarandeé|lastimé) (a)? (mi|al|a la|la|el) @child
      (deja|dejan|dejó|dejaron) (a)? (los|las|sus|su|al|la) @child (solos|solas|solo|sola|encerrados|sin comer|con hambre)|(me)? (pide|pidió|manda) (fotos|fotos mías) (desnuda|desnudo|sin ropa)`,
    minor: `tengo (8|9|10|11|12|13|14|15|16|17|once|doce|trece|catorce|quince|dieciséis|diecisiete) años`,
    'other-suicidal': `(mi|un|una) _ @relative _ (intenta) (matarse|suicidarse|morir|morirse|quitarse la vida|hacerse daño|ahorcarse)|@he __ (se quiere|se va a|dice que se va a|dice que se quiere
      quiere|dice que quiere|dijo que quiere|dijo que se va a|amenaza con|dice que va a|va a|habla de|piensa en|intentó|ha intentado) (matar|suicidar|morir|morirse|matarse|suicidarse|quitarse la vida
      quitar la vida|ahorcar|ahorcarse|tirarse por|hacerse daño)|@he __ (se)? (despidió|despidiendose|despidiendo) __ (pastillas|vida|todos|carta|contesta)
      @he __ (dejó|escribió|mandó|encontré) (una|su) (carta|nota|mensaje) de (despedida|suicidio)|@he se (corta|está cortando|hace cortes)`,
    'other-taken': `mi _ @relative (se)? (ha tomado|tomó|se ha tragado) (un bote|un frasco|todas|muchas|##|una sobredosis) __
      (@he|mi _ @child|el niño|la niña) ___ (se)? (ha)? (@took) ___ (@pills|@poison|pila|un bote de|un frasco de)`,
    voices: `(voces|voz|dios|diablo|demonio|televisión|tele|jesús|virgen) __ (dicen|dice|ordenan|ordenó|ordena|mandan|manda|gritan|grita|piden|pidió|dijo) (q) (me|lo|la|los|le)? _ (mate|maten|empuje
      corte|tire|salte|haga daño|queme|lleve|muera|lastime|ahorque|ataque|apuñale)`,
    threat: `(voy a|quiero) (apuñalarlo|dispararle|(matar|apuñalar|disparar) a (mi|mis|él|ella|ese|esa|todos|alguien|la gente))
      (lo|la|los|las|le) (voy a|vamos a) (matar|apuñalar|disparar|acuchillar|quemar|partir la cara con|reventar)|(voy a|quiero) (matarlo|matarla|matarlos|quemarle|acuchillar|acuchillarlo|reventarlo)`,
    purging: `(me provoco|me provoqué|provocarme) el vómito|llevo # días sin comer|no he comido (nada)? en # días|tengo (anorexia|bulimia)|(los)? dedos en la garganta|me (meto|metí) los dedos
      (tomo|uso|tomando) laxantes|vomito (todo|después|cada|a escondidas)|(atracón|atracones) y (vomitar|vómito)`,
    intrusive: `(pensamientos|imágenes) (intrusivos|intrusivas|no deseados)
      (y si|miedo a|miedo de|me da miedo) (hacerle|hago|hacer|apuñalo|mato|hacerles|mato a|matar a|apuñalar a) _ (daño|mi bebé|mi hijo|mi hija|mi familia|alguien|mi madre|mi marido)
      pensamientos (horribles|terribles|obsesivos) (de|sobre)|jamás (lo)? haría|nunca (lo)? haría`,
    soon: `(esta noche|hoy mismo|mañana|ahora mismo|esta tarde)`,
    recently: `(anoche|ayer|hoy|esta semana|hace (unos|unas|dos|tres|#) (días|horas))`,
    'long-ago': `(hace (muchos)? años|cuando era (niño|niña|pequeño|pequeña|joven|adolescente)|de niño|de niña|de pequeña|en el pasado)`,
    fiction: `(novela|personaje|película|canción)`,
    figure: `(de la vergüenza|de la risa|de pena|del corazón|fútbol|ajedrez|tenis|videojuego|playstation|parchís|de risa|de vergüenza|de hambre|de calor|de sueño|de amor|de aburrimiento|jaja|jajaja|del susto|de ganas|de frío|de nervios)`,
    denied: `(no es que|nunca|no creo que|no digo que|no significa que) _ (quiera|quise|quiero)|no (quiero|voy a) (matarme|morir|morirme|suicidarme)|no me quiero (morir|matar|suicidar)
      no me voy a (matar|suicidar)`,
    'means-ready': `tengo (las|la|el|una|un|mis) (@pills|pistola|soga|cuerda|cuchillo|navaja|cuchilla|hoja) (aquí|en la mano|delante|enfrente|a mi lado|al lado|preparada|preparadas|lista|listas
      cargada|en la mesa)`,
    'cannot-go-on': `(ya)? no puedo más $|no aguanto más $|(ya)? no quiero seguir (así)? $|estoy harto de todo|estoy harta de todo`,
    lifeless: `(no)? (está)? (inconsciente|desmayado y|desmayada y|sin pulso)|(no respira|dejó de respirar|no está respirando|no reacciona|no responde y|no despierta y)
      no (puedo|consigo|logro) despertarlo|no (puedo|consigo|logro) despertarla|le dio (un)? (infarto|convulsión|convulsiones)|está convulsionando
      (está) (poniendo|puesto|puesta) (azul|morado|morada)|labios (azules|morados)|se está (ahogando|atragantando)`,
    'child-risk': `(voy a|estoy a punto de|tengo miedo de) (pegarle|sacudir|hacerle daño|lastimar|ahogar) (a)? (mi|al|a mi|la) @child`,
    'other-act': `(dice que)? se (esta) (colgando|ahorcando|matando|desangrando)
      @he __ (está en|está subido a|está subida a|subió a) (el|la|un|una) (puente|azotea|cornisa) __ (saltar|tirarse|quiere|tirar)
      (encontré|encontramos) a (mi) @relative (colgado|colgada|inconsciente)|@he se (cortó|ha cortado) las (venas|muñecas)`,
    'threat-ready': `(voy a|pienso) llevar (la|una|el|un) (navaja|pistola|cuchillo|arma|machete)
      (llevo|tengo|agarré|cogí|compré) (la|una|el|un) (navaja|pistola|cuchillo|arma|machete|gasolina) __ (voy|matar|su casa|esperando|espero|él|pague)`,
    starving: `# días (con|sin|a) (puro)? (chicle|comer|agua|comida|nada)|(llevo|voy) (dos|tres|cuatro|cinco) días sin comer`,
    bereaved: `(se suicidó|murió por suicidio|se quitó la vida|se mató) (hace|cuando|en)`,
    accident: `(cocinando|cortando|sin querer|por accidente|pelador|cebolla|afeitándome|tortilla|tirita|verduras|deporte)`,
    panic: `(ataque de pánico|hipocondría|hipocondríaca|hipocondríaco|el médico dice|me dijo el médico|cardiólogo|electro|analítica|y si (es|tengo|fuera)|miedo a (un|tener|que)|ansiedad otra vez)`,
    'asks-ending-life': `(piensas|pensando|pensado|quieres) (en)? (acabar con tu vida|quitarte la vida|suicidarte|matarte|morir|morirte|terminar con tu vida)`,
    'asks-safe-now': `estás (a salvo|seguro|segura|en un lugar seguro)`,
    'asks-taken-something': `(has tomado|tomaste|ha tomado) (algo|pastillas|alguna)`,
    'answers-plainly-safe': `^ (si|de verdad|gracias)? (yo)? estoy (ya)? (a salvo|fuera de peligro|en un lugar seguro) (ahora|ahora mismo|por ahora|aquí|en casa|de momento)? $
      ^ (si|de verdad|gracias)? (yo)? estoy (segura|seguro) (ahora mismo|por ahora|aquí|en casa|de momento) $`,
    'answers-yes': `^ (si|sip|sii|claro|siempre|todos los días|a menudo|constantemente)`,
    'answers-partly': `^ (un poco|más o menos|algo|creo que sí|supongo|en parte|unas pocas|unas cuantas|en cierto modo)`,
    'answers-maybe': `^ (a veces|quizás|quizá|tal vez|puede ser|de vez en cuando|en ocasiones|depende|a lo mejor)`,
    'answers-silence': `^ ((y)? qué (más da|importa)|qué importancia tiene|importa (eso|algo|acaso|$)|(me)? da igual|no importa|(a)? quién le importa)`,
    'answers-unsure': `^ (no (lo)? sé|no estoy (seguro|segura))`,
    'answers-later': `^ (hoy no|todavía no|aún no|esta noche no)`,
    'answers-hardly': `^ no (mucho|del todo|realmente|exactamente|tanto)`,
    'answers-no': `^ (no|nunca|para nada|nada)`,
    'answers-all': `^ (todas|todo|el bote entero|la caja entera)`,
    'answers-usual': `(mi|la) (dosis)? (habitual|normal|de siempre|de costumbre)`,
  },
}
