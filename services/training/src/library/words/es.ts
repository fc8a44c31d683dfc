import type {LibraryLanguage} from "./en.ts";

export const ES: LibraryLanguage = {
  families: {
    easy: [
      "Rodaje suave {form}",
      "Construye la base sobre la que se apoya todo lo demás. Al {percent} % de la potencia crítica puedes hablar con frases enteras de principio a fin.",
    ],
    recovery: [
      "Rodaje de recuperación {form}",
      "Suelta las piernas cansadas sin añadir carga. Debe parecerte casi demasiado lento, y acabas más fresco que al empezar.",
    ],
    "run-walk": [
      "Correr y caminar {form}",
      "Te lleva lejos sin desgastarte: corre suave, camina {walk} min a buen paso y vuelve a correr. Camina antes de necesitarlo.",
    ],
    long: [
      "Tirada larga {form}",
      "Entrena la resistencia y el uso de las grasas al {percent} % de la potencia crítica. Empieza tranquilo; el último tercio cuesta, pero nunca es una lucha.",
    ],
    "long-ultra": [
      "Tirada muy larga {form}",
      "Acostumbra piernas, estómago y cabeza a muchas horas. Mantén la calma al {percent} % y come y bebe desde la primera media hora.",
    ],
    "long-fast-finish": [
      "Tirada larga con final rápido {form}",
      "Te enseña a correr bien con las piernas cansadas: {easy} min suaves y luego {fast} min al {percent} %. Contente al principio para acabar fuerte y no al límite.",
    ],
    "long-surges": [
      "Tirada larga con cambios {form}",
      "Anima la tirada larga: tras cada {easy} min suaves llega un minuto al {percent} %. Vivo y relajado, y enseguida de vuelta al ritmo suave.",
    ],
    progression: [
      "Rodaje progresivo {form}",
      "Tres partes, cada una algo más exigente que la anterior. Entrena el control: la última es rápida y aún podrías seguir.",
    ],
    rising: [
      "Carrera creciente {form}",
      "La potencia sube de forma uniforme del 65 al 92 % de la potencia crítica. Pasas por todos los ritmos suaves y acabas con un esfuerzo fuerte pero cómodo.",
    ],
    strides: [
      "Rodaje con progresiones {form}",
      "Un rodaje suave y después {count} progresiones para unas piernas rápidas y sueltas. Veloces y relajadas, sin esprintar; recupera del todo entre ellas.",
    ],
    drills: [
      "Técnica de carrera {form}",
      "Skipping, talones al glúteo, saltos y trabajo de tobillo, 30 s cada uno, y después {easy} min suaves. Busca una postura erguida y pies ligeros; nada debe quemar.",
    ],
    fartlek: [
      "Fartlek {form}",
      "Un juego de rápido y suave que afina tu sentido del esfuerzo. Las partes rápidas, al {percent} %, son vivas; entre ellas sigues corriendo.",
    ],
    "fartlek-ladder": [
      "Fartlek en pirámide {form}",
      "Tramos rápidos de duración variable al {percent} %, cada uno seguido de carrera suave. Ten paciencia en los largos y ligereza en los cortos.",
    ],
    tempo: [
      "Ritmo tempo {form}",
      "Un tramo largo al {percent} % de la potencia crítica. Fuerte pero cómodo: puedes decir unas palabras y el ritmo se asienta.",
    ],
    "tempo-blocks": [
      "Bloques de tempo {form}",
      "Más tiempo a tempo del que aguantarías de una vez, al {percent} %. Cada bloque es firme y uniforme, y el trote corto basta.",
    ],
    cruise: [
      "Series de umbral con pausa corta {form}",
      "Sube el umbral casi sin descanso, al {percent} % de la potencia crítica. Las pausas son breves, así que haz la primera un punto demasiado fácil.",
    ],
    threshold: [
      "Umbral {form}",
      "Justo en el límite que aguantarías cerca de una hora, al {percent} %. La respiración es profunda y controlada; si se descompone, afloja un poco.",
    ],
    "over-unders": [
      "Por encima y por debajo del umbral {form}",
      "Dos minutos justo por debajo de la potencia crítica y uno justo por encima, sin pausa. Aprendes a eliminar lo que se acumula mientras sigues corriendo.",
    ],
    "cut-down": [
      "Tempo en cuatro escalones {form}",
      "Cuatro partes que van del tempo a algo más que la potencia crítica. Sé estricto en las dos primeras; la última es dura y aun así limpia.",
    ],
    intervals: [
      "Series {form}",
      "Eleva el techo de tu consumo de oxígeno al {percent} % de la potencia crítica. Duras desde el segundo minuto; la última debe salir como la primera.",
    ],
    "short-intervals": [
      "Series cortas {form}",
      "Cortas y rápidas al {percent} %, para el consumo de oxígeno y la economía de carrera. Acabas cada una sin aliento y con los hombros sueltos.",
    ],
    "thirty-thirty": [
      "30/30 {form}",
      "Medio minuto rápido, medio minuto suave: mucho tiempo cerca del máximo en bocados pequeños. Los primeros parecen fáciles; los últimos, no.",
    ],
    "track-200": [
      "Repeticiones en pista {form}",
      "Velocidad con descanso suficiente, al {percent} % de la potencia crítica. Rápido, erguido y relajado; para si se rompe la técnica.",
    ],
    "track-400": [
      "Series en pista {form}",
      "Ritmo en la pista al {percent} %. Haz todas en el mismo tiempo; las dos últimas te lo van a exigir.",
    ],
    "track-1000": [
      "Series largas en pista {form}",
      "El clásico para 5 y 10 km, al {percent} % de la potencia crítica. Acomódate en la primera vuelta y trabaja en la última.",
    ],
    ladder: [
      "Pirámide en pista {form}",
      "Distancias que cambian para mantener despiertos cuerpo y cabeza, al {percent} %. Las largas, constantes; las cortas, algo más vivas.",
    ],
    "hill-sprints": [
      "Esprints en cuesta {form}",
      "Unos segundos a tope por una cuesta empinada, para piernas fuertes y reactivas. Baja caminando y espera hasta sentirte como nuevo.",
    ],
    hills: [
      "Cuestas {form}",
      "Fuerza y consumo de oxígeno a la vez, al {percent} % cuesta arriba. Pasos cortos, brazos activos, mirada al frente; baja trotando suave.",
    ],
    "long-hills": [
      "Cuestas largas {form}",
      "Subidas largas al {percent} % que dan una fuerza duradera. Busca un ritmo que aguante hasta arriba y recupera al bajar.",
    ],
    "rolling-hills": [
      "Recorrido ondulado {form}",
      "Presión constante al subir y carrera suave al bajar, una y otra vez. Te sientes fuerte en las subidas, nunca sin aliento.",
    ],
    downhill: [
      "Carrera cuesta abajo {form}",
      "Prepara los muslos para bajadas largas. Pasos cortos y rápidos, cuerpo algo inclinado hacia delante; vuelve a subir con calma.",
    ],
    "trail-climbs": [
      "Subidas de trail {form}",
      "Subidas largas por senderos al {percent} %. Donde se empine, camina con decisión; aquí cuenta la potencia, no el ritmo.",
    ],
    "trail-easy": [
      "Rodaje suave de trail {form}",
      "Un rodaje suave por terreno blando e irregular. Deja que el ritmo siga al sendero y mantén baja la potencia.",
    ],
    "trail-long": [
      "Tirada larga de trail {form}",
      "Horas en marcha, subiendo y bajando, para carreras de montaña. Camina pronto lo empinado, baja suelto y practica comer en marcha.",
    ],
    "pace-5k": [
      "Ritmo de 5 km {form}",
      "Te acostumbra a la potencia de un 5 km, {percent} % de la potencia crítica. Duro y fluido: aprende cómo debe sentirse el primer kilómetro.",
    ],
    "pace-10k": [
      "Ritmo de 10 km {form}",
      "Potencia de carrera de 10 km, {percent} %, en porciones. Controlada al principio y exigente al final.",
    ],
    "pace-half": [
      "Ritmo de media maratón {form}",
      "Potencia de carrera de media maratón, {percent} %. Firme y uniforme; deberías poder hacer una más.",
    ],
    "pace-marathon": [
      "Ritmo de maratón {form}",
      "Potencia de maratón, {percent} %, hasta que salga sola. Casi suave al principio, y así debe ser. Bebe como en la carrera.",
    ],
    "long-marathon": [
      "Tirada larga a ritmo de maratón {form}",
      "{easy} min suaves y luego {race} min con potencia de maratón, {percent} %. El ensayo general de la segunda mitad, con zapatillas, comida y paciencia.",
    ],
    "pace-ultra": [
      "Ritmo de ultra {form}",
      "25 min con potencia de ultra, {percent} %, y después 5 min caminando. Practica los cambios, la comida y la calma que te hará falta ese día.",
    ],
    shakeout: [
      "Activación antes de la carrera {form}",
      "Para los días previos a una carrera: unos minutos suaves y breves toques de potencia de carrera. Para cuando aún te apetezca más.",
    ],
    sharpening: [
      "Puesta a punto {form}",
      "Te mantiene afilado mientras baja el volumen, al {percent} % de la potencia crítica. Chispeante, nunca agotador.",
    ],
    "race-blocks": [
      "Bloques a potencia de carrera {form}",
      "Bloques cortos cerca de la potencia de carrera, {percent} %, en una semana suave. Deben sentirse vivos y dejarte con ganas de más.",
    ],
    "race-mix": [
      "Cambios de carrera {form}",
      "{minutes} min con potencia de media maratón, un respiro y 2 min con potencia de 5 km. Entrena el cambio de ritmo que decide carreras.",
    ],
    "test-3-9": [
      "Test de potencia crítica {form}, calentamiento de {before} min",
      "Dos esfuerzos máximos de 3 y 9 min con {between} min de descanso. Repártelos de forma uniforme y no guardes nada al final: de ahí sale tu potencia crítica.",
    ],
    "test-3-10": [
      "Test de potencia crítica {form}, calentamiento de {before} min",
      "Dos esfuerzos máximos de 3 y 10 min con {between} min de descanso. Empieza algo por debajo de lo que crees poder y vacíate en el último tercio.",
    ],
    "test-distance": [
      "Contrarreloj {form}",
      "Lo más rápido que puedas en toda la distancia, a solas con el reloj. El primer tercio, contenido; el segundo, duro; el último, todo lo que te quede.",
    ],
    "test-steady": [
      "Test de umbral {form}",
      "La mayor potencia que mantienes de forma uniforme durante {minutes} min. Empieza con respeto; si te queda algo, dalo en los últimos cinco minutos.",
    ],
    "treadmill-steps": [
      "Escalones en cinta {form}",
      "Un rodaje suave bajo techo que cambia cada tres minutos para que pase el tiempo. El tercer escalón es vivo y la respiración sigue tranquila.",
    ],
    "treadmill-intervals": [
      "Series en cinta {form}",
      "Series al {percent} % con un 1 % de inclinación, donde la cinta no deja hacer trampas. Cambia la velocidad a tiempo: la cinta tarda unos segundos.",
    ],
    "treadmill-climb": [
      "Subida en cinta {form}",
      "Una montaña para tierras llanas: la mitad al 6 % y la mitad al 9 % de inclinación. Constante y firme, con pasos cortos y sin agarrarte.",
    ],
    "treadmill-tempo": [
      "Tempo en cinta {form}",
      "Tempo bajo techo en ondas de 3 y 2 min, para que la cabeza no se duerma. Fuerte pero cómodo, con ventilador y algo de beber.",
    ],
    lunch: [
      "Sesión de mediodía {form}",
      "Un entrenamiento completo en poco tiempo: calentamiento breve, tramos vivos y listo. Vuelves fresco a tu mesa.",
    ],
  },
  objectives: {
    base: "Base aeróbica",
    recovery: "Recuperación",
    endurance: "Resistencia",
    control: "Sentido del esfuerzo",
    speed: "Velocidad y soltura",
    technique: "Técnica de carrera",
    rhythm: "Cambio de ritmo",
    tempo: "Aguante",
    threshold: "Umbral",
    vo2: "Consumo de oxígeno",
    power: "Fuerza y potencia de piernas",
    strength: "Fuerza en subida",
    race: "Potencia de carrera",
    freshness: "Frescura para la carrera",
    measure: "Potencia crítica",
  },
};
