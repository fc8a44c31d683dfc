import type {LibraryLanguage} from "./en.ts";

export const DE: LibraryLanguage = {
  families: {
    easy: [
      "Lockerer Dauerlauf {form}",
      "Legt die Grundlage, auf der alles andere steht. Bei {percent} % der kritischen Leistung kannst du die ganze Zeit in ganzen Sätzen reden.",
    ],
    recovery: [
      "Regenerationslauf {form}",
      "Lockert müde Beine, ohne neu zu belasten. Es soll sich fast zu langsam anfühlen, und du kommst frischer zurück, als du losgelaufen bist.",
    ],
    "run-walk": [
      "Laufen und Gehen {form}",
      "Bringt dich weit, ohne dich auszulaugen: locker laufen, {walk} min gehen und wieder anlaufen. Mach die Gehpause, bevor du sie brauchst, und geh zügig.",
    ],
    long: [
      "Langer Lauf {form}",
      "Trainiert Ausdauer und Fettstoffwechsel bei {percent} % der kritischen Leistung. Lauf ruhig an; das letzte Drittel ist Arbeit, aber nie ein Kampf.",
    ],
    "long-ultra": [
      "Ultralanger Lauf {form}",
      "Gewöhnt Beine, Magen und Kopf an viele Stunden. Bleib ruhig bei {percent} % und iss und trink von der ersten halben Stunde an.",
    ],
    "long-fast-finish": [
      "Langer Lauf mit Endbeschleunigung {form}",
      "So lernst du, mit müden Beinen gut zu laufen: {easy} min locker, dann {fast} min bei {percent} %. Halte dich anfangs zurück, damit sich das Ende stark anfühlt und nicht verzweifelt.",
    ],
    "long-surges": [
      "Langer Lauf mit Tempospritzen {form}",
      "Bringt Leben in den langen Lauf: Nach je {easy} min locker kommt eine Minute bei {percent} %. Flott und gelöst, danach gleich zurück in den lockeren Trab.",
    ],
    progression: [
      "Steigerungslauf in Stufen {form}",
      "Drei Teile, jeder etwas härter als der vorige. Das schult dein Gefühl: Der letzte ist zügig, und du könntest noch weiterlaufen.",
    ],
    rising: [
      "Crescendolauf {form}",
      "Die Leistung steigt gleichmäßig von 65 auf 92 % der kritischen Leistung. Du läufst durch alle lockeren Gänge und endest angenehm hart.",
    ],
    strides: [
      "Dauerlauf mit Steigerungen {form}",
      "Ein lockerer Lauf, dann {count} Steigerungen für schnelle, lockere Beine. Jede ist flott und gelöst, kein Sprint; erhole dich dazwischen ganz.",
    ],
    drills: [
      "Lauf-ABC {form}",
      "Kniehebelauf, Anfersen, Hopserlauf und Fußgelenksarbeit, je 30 s, danach {easy} min locker. Achte auf aufrechte Haltung und leichte Füße; nichts soll brennen.",
    ],
    fartlek: [
      "Fahrtspiel {form}",
      "Ein Spiel aus schnell und locker, das dein Gefühl für Belastung schärft. Schnell heißt lebhaft, bei {percent} %; dazwischen läufst du weiter.",
    ],
    "fartlek-ladder": [
      "Fahrtspiel-Pyramide {form}",
      "Schnelle Abschnitte wechselnder Länge bei {percent} %, nach jedem ein Stück locker. Bleib in den langen geduldig und in den kurzen leicht.",
    ],
    tempo: [
      "Tempodauerlauf {form}",
      "Ein langes Stück bei {percent} % der kritischen Leistung. Angenehm hart: Ein paar Worte gehen noch, und das Tempo findet seinen Rhythmus.",
    ],
    "tempo-blocks": [
      "Tempoblöcke {form}",
      "Mehr Zeit im Tempo, als an einem Stück ginge, bei {percent} %. Jeder Block ist kräftig und gleichmäßig, die kurze Trabpause reicht.",
    ],
    cruise: [
      "Cruise-Intervalle {form}",
      "Hebt die Schwelle mit kaum Pause: {percent} % der kritischen Leistung. Die Pausen sind kurz, lauf das erste also eine Spur zu locker an.",
    ],
    threshold: [
      "Schwellenlauf {form}",
      "Genau an der Kante, die du etwa eine Stunde hältst, bei {percent} %. Der Atem geht tief und kontrolliert; wird er unruhig, nimm etwas heraus.",
    ],
    "over-unders": [
      "Über und unter der Schwelle {form}",
      "Zwei Minuten knapp unter der kritischen Leistung, eine knapp darüber, ohne Pause. Du lernst abzubauen, was sich sammelt, während du weiterläufst.",
    ],
    "cut-down": [
      "Tempo in vier Stufen {form}",
      "Vier Teile vom Tempodauerlauf bis knapp über die kritische Leistung. Sei in den ersten zwei streng mit dir; der letzte ist hart und trotzdem sauber.",
    ],
    intervals: [
      "Intervalle {form}",
      "Verschiebt die Grenze deiner Sauerstoffaufnahme bei {percent} % der kritischen Leistung. Ab der zweiten Minute hart; das letzte soll so gut sein wie das erste.",
    ],
    "short-intervals": [
      "Kurze Intervalle {form}",
      "Kurz und schnell bei {percent} %, für Sauerstoffaufnahme und Laufökonomie. Am Ende atmest du jeweils schwer und bleibst in den Schultern locker.",
    ],
    "thirty-thirty": [
      "30/30 {form}",
      "Eine halbe Minute schnell, eine halbe locker: viel Zeit nahe am Maximum in kleinen Happen. Die ersten sind einfach, die letzten nicht mehr.",
    ],
    "track-200": [
      "Wiederholungen auf der Bahn {form}",
      "Schnelligkeit mit genug Pause, bei {percent} % der kritischen Leistung. Schnell, aufrecht und gelöst; hör auf, wenn der Laufstil zerfällt.",
    ],
    "track-400": [
      "Bahnintervalle {form}",
      "Rhythmus auf der Bahn bei {percent} %. Lauf jedes in derselben Zeit; die letzten zwei werden dich fordern.",
    ],
    "track-1000": [
      "Lange Bahnintervalle {form}",
      "Der Klassiker für 5 und 10 km, bei {percent} % der kritischen Leistung. In der ersten Runde einfinden, in der letzten arbeiten.",
    ],
    ladder: [
      "Bahnpyramide {form}",
      "Wechselnde Strecken halten Körper und Kopf wach, bei {percent} %. Die langen ruhig, die kurzen etwas schneller.",
    ],
    "hill-sprints": [
      "Bergsprints {form}",
      "Wenige Sekunden steil hinauf, mit allem, für kräftige, federnde Beine. Geh hinunter und warte, bis du dich wie neu fühlst.",
    ],
    hills: [
      "Bergintervalle {form}",
      "Kraft und Sauerstoffaufnahme in einem, bei {percent} % bergauf. Kurze Schritte, aktive Arme, Blick voraus; locker hinabtraben.",
    ],
    "long-hills": [
      "Lange Bergintervalle {form}",
      "Lange Anstiege bei {percent} % geben Kraft, die hält. Finde einen Rhythmus, der bis oben trägt, und erhole dich auf dem Weg hinunter.",
    ],
    "rolling-hills": [
      "Welliger Dauerlauf {form}",
      "Hinauf mit gleichmäßigem Druck, hinunter locker, immer wieder. Am Anstieg fühlst du dich stark und kommst nie außer Atem.",
    ],
    downhill: [
      "Bergablaufen {form}",
      "Bereitet die Oberschenkel auf lange Abstiege vor. Schnelle, kurze Schritte, leicht nach vorn geneigt; hinauf geht es gemütlich.",
    ],
    "trail-climbs": [
      "Trail-Anstiege {form}",
      "Lange Anstiege auf Trails bei {percent} %. Wird es steil, geh entschlossen; hier zählt die Leistung, nicht das Tempo.",
    ],
    "trail-easy": [
      "Lockerer Traillauf {form}",
      "Locker auf weichem, unebenem Boden. Lass das Tempo mit dem Weg kommen und gehen und halte die Leistung niedrig.",
    ],
    "trail-long": [
      "Langer Traillauf {form}",
      "Stunden auf den Beinen, auf und ab, für Rennen in den Bergen. Geh steile Stücke früh, lauf locker hinab und übe das Essen unterwegs.",
    ],
    "pace-5k": [
      "5-km-Renntempo {form}",
      "Gewöhnt dich an die Leistung eines 5-km-Rennens, {percent} % der kritischen Leistung. Hart und rund: So soll sich der erste Kilometer anfühlen.",
    ],
    "pace-10k": [
      "10-km-Renntempo {form}",
      "Rennleistung für 10 km, {percent} %, in Portionen. Anfangs beherrscht, am Ende ehrliche Arbeit.",
    ],
    "pace-half": [
      "Halbmarathon-Renntempo {form}",
      "Rennleistung für den Halbmarathon, {percent} %. Kräftig und gleichmäßig; eines mehr sollte noch möglich sein.",
    ],
    "pace-marathon": [
      "Marathon-Renntempo {form}",
      "Marathonleistung, {percent} %, bis sie selbstverständlich ist. Am Anfang fast locker, und so soll es sein. Trink wie im Rennen.",
    ],
    "long-marathon": [
      "Langer Lauf im Marathontempo {form}",
      "{easy} min locker, dann {race} min mit Marathonleistung, {percent} %. Die Generalprobe für die zweite Hälfte, mit Schuhen, Verpflegung und Geduld.",
    ],
    "pace-ultra": [
      "Ultratempo {form}",
      "25 min mit Ultraleistung, {percent} %, dann 5 min gehen. Übe die Wechsel, das Essen und die Ruhe, die du am Tag selbst brauchst.",
    ],
    shakeout: [
      "Auflockern vor dem Rennen {form}",
      "Für die Tage vor dem Rennen: ein paar lockere Minuten und kurze Berührungen mit der Rennleistung. Hör auf, solange du noch mehr willst.",
    ],
    sharpening: [
      "Anschärfen {form}",
      "Hält dich scharf, während der Umfang sinkt, bei {percent} % der kritischen Leistung. Spritzig, nie ermüdend.",
    ],
    "race-blocks": [
      "Rennblöcke {form}",
      "Kurze Blöcke nahe an der Rennleistung, {percent} %, bei sonst lockerer Woche. Sie sollen sich spritzig anfühlen und Lust auf mehr machen.",
    ],
    "race-mix": [
      "Tempowechsellauf {form}",
      "{minutes} min mit Halbmarathonleistung, kurz durchatmen, 2 min mit 5-km-Leistung. Das trainiert den Tempowechsel, der Rennen entscheidet.",
    ],
    "test-3-9": [
      "Test der kritischen Leistung {form}, {before} min Einlaufen",
      "Zweimal alles, 3 und 9 min, dazwischen {between} min Pause. Teile beide gleichmäßig ein, am Ende soll nichts übrig sein: Daraus ergibt sich deine kritische Leistung.",
    ],
    "test-3-10": [
      "Test der kritischen Leistung {form}, {before} min Einlaufen",
      "Zweimal alles, 3 und 10 min, dazwischen {between} min Pause. Beginne jeweils etwas unter dem, was du dir zutraust, und gib im letzten Drittel den Rest.",
    ],
    "test-distance": [
      "Zeitlauf {form}",
      "So schnell du kannst über die ganze Strecke, allein gegen die Uhr. Das erste Drittel ist gezügelt, das zweite hart, das letzte alles, was du hast.",
    ],
    "test-steady": [
      "Schwellentest {form}",
      "Die höchste Leistung, die du {minutes} min gleichmäßig hältst. Beginne mit Respekt; was übrig ist, gib in den letzten fünf Minuten.",
    ],
    "treadmill-steps": [
      "Laufbandstufen {form}",
      "Ein lockerer Lauf drinnen, der alle drei Minuten wechselt, damit die Zeit vergeht. Die dritte Stufe ist flott, der Atem bleibt ruhig.",
    ],
    "treadmill-intervals": [
      "Laufbandintervalle {form}",
      "Intervalle bei {percent} % und 1 % Steigung; das Band lässt kein Schummeln zu. Stell die Geschwindigkeit rechtzeitig um, Bänder brauchen ein paar Sekunden.",
    ],
    "treadmill-climb": [
      "Laufbandberg {form}",
      "Ein Berg für flache Gegenden: je zur Hälfte 6 und 9 % Steigung. Gleichmäßig und kräftig, mit kurzen Schritten und ohne Hände am Geländer.",
    ],
    "treadmill-tempo": [
      "Laufbandtempo {form}",
      "Tempo drinnen in Wellen von 3 und 2 min, damit der Kopf wach bleibt. Angenehm hart, mit Ventilator und etwas zu trinken.",
    ],
    lunch: [
      "Lauf in der Mittagspause {form}",
      "Eine ganze Einheit für wenig Zeit: kurz einlaufen, flotte Abschnitte, fertig. Lebhaft, und du sitzt frisch wieder am Schreibtisch.",
    ],
  },
  objectives: {
    base: "Grundlagenausdauer",
    recovery: "Regeneration",
    endurance: "Ausdauer",
    control: "Belastungsgefühl",
    speed: "Schnelligkeit und Lockerheit",
    technique: "Lauftechnik",
    rhythm: "Tempowechsel",
    tempo: "Stehvermögen",
    threshold: "Schwelle",
    vo2: "Sauerstoffaufnahme",
    power: "Beinkraft und Schnellkraft",
    strength: "Kraft am Berg",
    race: "Rennleistung",
    freshness: "Frische für das Rennen",
    measure: "Kritische Leistung",
  },
};
