import type { Language } from '#domain/safety/floor/phrase.ts'

export const spanish: Language = {
  families: {
    'kill-myself': `matarme|suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida|acabar con todo|terminar con todo|ahorcarme|colgarme|pegarme un tiro|tirarme (por|de|del|al) _ (ventana|puente|balcón|tren|metro|azotea|vías)`,
    want: `quiero|quisiera|necesito|deseo|tengo ganas de|me quiero|solo quiero|me gustaría`,
    relative: `amigo|amiga|hermano|hermana|hijo|hija|madre|padre|mamá|papá|marido|esposo|esposa|mujer|novio|novia|pareja|compañero|compañera|primo|prima|sobrino|sobrina|vecino|vecina`,
    pills: `pastillas|pastilla|píldoras|comprimidos|tabletas|somníferos|ansiolíticos|medicamentos|medicación|pills`,
  },
  phrases: {
    'kill-wanted': `@want @kill-myself|(me quiero|me voy a|quiero) (matar|suicidar|ahorcar)|(estoy pensando|pienso) (en|seriamente en) @kill-myself esta`,
    'death-wanted': `(quiero|deseo|quisiera) (morir|morirme|estar muerto|estar muerta)|me quiero morir|(ya)? no quiero (seguir)? (vivir|viviendo|existir)`,
    intended: `(voy a|he decidido|decidí|pienso|estoy a punto de|planeo) @kill-myself|me voy a (matar|suicidar|ahorcar|quitar la vida|tirar del)|(esta noche|hoy|mañana) me (mato|suicido|quito la vida)`,
    suicidal: `(soy|estoy|me siento) suicida`,
    'suicide-thought': `(pienso|pensado|pensando|pensamientos|ideas|ganas) (mucho)? (en|de) (el suicidio|@kill-myself|morir|morirme|la muerte)|(pensamientos|ideas|ideación) (suicidas|suicida|de suicidio)`,
    planned: `tengo (un|el) plan (para|de) (@kill-myself|morir|suicidio)|(he escrito|escribí|tengo escrita|dejé) (mi|una|la) (carta|nota) (de despedida|de suicidio|de adiós)
      (he comprado|compré) (una|la) (cuerda|soga|pistola) __ (para|matarme)`,
    'act-now': `(tengo|con) (una|la) (pistola|cuchillo|soga|cuerda) (en|al|contra) _ (cabeza|cuello|mano|sien)|(me he cortado|me corté|me acabo de cortar) las (venas|muñecas)
      estoy (en|al borde de|subido a|subida a) (el|la|un|del) (puente|azotea|cornisa|borde|vías) __ (saltar|tirarme|lanzarme)`,
    farewell: `(esta es)? mi (última|ultima) (noche|carta) (en este mundo|viva|vivo)|cuando (leas|lean|leáis) esto __ (muerto|muerta|no estaré)
      (mañana ya no|mañana no|ya no) estaré (aquí|viva|vivo)|adiós (mundo cruel|para siempre)`,
    tried: `(intenté|he intentado|traté de|intento de) (@kill-myself|suicidio)`,
    passive: `(ojalá|quisiera|desearía|me gustaría) (estar muerto|estar muerta|no haber nacido|no despertar|no despertarme|morirme|me muriera|no despertara|desaparecer para siempre)
      (todos|mi familia|ellos) (estaría|estarían|estarán) mejor sin mí|(no quiero despertar|quiero dormir y no despertar|dormirme y no despertar)|(estoy)? (harto|harta|cansado|cansada) de (vivir|la vida)`,
    hopeless: `(no tengo|no hay|sin) (ninguna)? (razón|razones|motivo|motivos|sentido) (para|de) (vivir|seguir viviendo)|(mi vida|la vida|vivir) no tiene sentido
      (la vida)? no vale la pena (vivir|seguir)|no puedo (más con mi vida|seguir viviendo)`,
    'self-harm-now': `(me he cortado|me corté|me estoy cortando|me acabo de cortar|me autolesioné|me he autolesionado) (otra vez|de nuevo|los brazos|el brazo|las piernas|hoy|anoche|$)`,
    'self-harm-wanted': `(quiero|voy a|tengo ganas de|necesito) (cortarme|hacerme daño|autolesionarme|lastimarme|quemarme)`,
    taken: `(me he tomado|me tomé|tomé|he tomado|me he tragado|me tragué|me acabo de tomar) (todas|todo|un bote|un frasco|una caja|el bote|el frasco|la caja|entera|##|muchas|demasiadas|un montón) (las|mis|de|los)? (de)? (@pills|lejía|veneno|entero|entera|$)
      (he tomado|tomé|me tomé|acabo de tomar) (una sobredosis|lejía|veneno|cloro)`,
    chest: `(dolor|opresión|presión) (fuerte)? (en el|de) pecho|me duele (mucho)? el pecho`,
    'chest-sign': `(brazo izquierdo|la mandíbula|sudor frío|sudando|desmayado|desmayé|se me duerme el brazo)`,
    stroke: `(cara|boca) (caída|torcida|se me cae)|se me (cae|ha caído|tuerce|ha torcido) (la)? _ (cara|boca)|no puedo (mover|levantar) (el|la|mi) (brazo|pierna|lado)|no puedo hablar bien`,
    airway: `(se me cierra|se me hincha|se me está cerrando|se me está hinchando) (la|el) (garganta|lengua) ___ (alergia|alérgico|alérgica|comí|picadura|cacahuete|nueces|maní|respirar)|reacción alérgica grave|no respira`,
    bleeding: `(no para|no deja|no paro|no dejo) de sangrar|(hay|tengo) (mucha)? sangre por todas partes|me estoy desangrando|pierdo mucha sangre`,
    'abuse-now': `(marido|esposo|novio|novia|pareja|padre|padrastro|mujer|él|ex|papá|madre|mamá) (siempre|a veces|anoche|ayer|hoy)? me (pega|golpea|pegó|golpeó|ha pegado|maltrata|estrangula|estranguló|ahorcó|amenaza de muerte|quiere matar|va a matar)
      (tengo miedo|miedo) de que _ me (mate|pegue)|amenaza con matarme`,
    'abuse-danger': `me está (pegando|golpeando|matando|estrangulando)|(escondida|escondido|encerrada|encerrado) en (el|la) (baño|habitación|cuarto)|(tiene|con) un (cuchillo|arma) y _ (quiere|va a|me)`,
    rape: `(me violaron|me violó|he sido violada|fui violada|me han violado|me ha violado|abusaron de mí|abusó de mí|abusó sexualmente)`,
    'rape-now': `me (viola|obliga a tener relaciones|obliga a tener sexo)|abusa de mí`,
    'child-hurt': `(papá|padre|padrastro|tío|abuelo|profesor|entrenador|hermano|maestro) me (toca|tocó|manosea)|(pega|golpea|abusa|toca|maltrata) (a|de) (mi|mis|los|nuestro|nuestra) _ (hijo|hija|hijos|niños|bebé|niño|niña)`,
    minor: `tengo (8|9|10|11|12|13|14|15|16|17|once|doce|trece|catorce|quince|dieciséis|diecisiete) años`,
    'other-suicidal': `(mi|un|una) _ @relative _ (quiere|dice que quiere|va a|dice que va a|intenta|ha intentado|intentó|amenaza con|piensa en) (matarse|suicidarse|morir|morirse|quitarse la vida|hacerse daño|ahorcarse)
      (mi|un|una) _ @relative _ se (quiere|va a|ha intentado) (matar|suicidar|morir|quitar la vida)`,
    'other-taken': `mi _ @relative (se)? (ha tomado|tomó|se ha tragado) (un bote|un frasco|todas|muchas|##|una sobredosis|lejía|veneno) __`,
    voices: `(voces|voz) (que)? (me)? (dicen|ordenan|dice|ordena|mandan|piden) que (me)? (mate|haga daño|corte|salte|muera|lo mate)`,
    threat: `(voy a|quiero) (matarlo|matarla|matarlos|apuñalarlo|dispararle|(matar|apuñalar|disparar) a (mi|mis|él|ella|ese|esa|todos|alguien|la gente))|(le|lo|la) voy a (matar|apuñalar|disparar)`,
    purging: `(me provoco|me provoqué|provocarme) el vómito|vomito (después de|todo lo que) comer?|llevo # días sin comer|no he comido (nada)? en # días|tengo (anorexia|bulimia)`,
    intrusive: `(pensamientos|imágenes) (intrusivos|intrusivas|no deseados)|(y si|miedo a|miedo de|me da miedo) (hacerle|hago|hacer|apuñalo|mato|hacerles|mato a|matar a|apuñalar a) _ (daño|mi bebé|mi hijo|mi hija|mi familia|alguien|mi madre|mi marido)`,
    soon: `(esta noche|hoy mismo|mañana|ahora mismo|esta tarde)`,
    recently: `(anoche|ayer|hoy|esta semana|hace (unos|unas|dos|tres|#) (días|horas))`,
    'long-ago': `(hace (muchos)? años|cuando era (niño|niña|pequeño|pequeña|joven|adolescente)|de niño|de niña|de pequeña|en el pasado)`,
    fiction: `(novela|personaje|película|canción)`,
    figure: `(de risa|de vergüenza|de hambre|de calor|de sueño|de amor|de aburrimiento|jaja|jajaja|del susto|de ganas|de frío|de nervios)`,
    denied: `(no es que|nunca|no creo que|no digo que|no significa que|ya no) _ (quiera|quise|quiero)|no (quiero|voy a) (matarme|morir|morirme|suicidarme)|no me quiero (morir|matar|suicidar)|no me voy a (matar|suicidar)`,
    'asks-ending-life': `(piensas|pensando|pensado|quieres) (en)? (acabar con tu vida|quitarte la vida|suicidarte|matarte|morir|morirte|terminar con tu vida)`,
    'asks-safe-now': `estás (a salvo|seguro|segura|en un lugar seguro)`,
    'asks-taken-something': `(has tomado|te has tomado|tomaste|ha tomado) (algo|pastillas|alguna)`,
    'answers-yes': `^ (sí|si|claro|siempre|todos los días|a menudo|constantemente)`,
    'answers-partly': `^ (un poco|a veces|más o menos|algo|quizás|quizá|tal vez|puede ser|creo que sí|supongo|en parte|unas pocas|unas cuantas)`,
    'answers-unsure': `^ (no (lo)? sé|no estoy (seguro|segura))`,
    'answers-later': `^ (hoy no|todavía no|aún no|esta noche no)`,
    'answers-hardly': `^ no (mucho|del todo|realmente|exactamente|tanto)`,
    'answers-no': `^ (no|nunca|para nada|nada)`,
    'answers-all': `^ (todas|todas ellas|todo|el bote entero|la caja entera)`,
    'answers-usual': `(mi|la) (dosis)? (habitual|normal|de siempre|de costumbre)`,
  },
}
