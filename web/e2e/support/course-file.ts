const METRES_PER_DEGREE = 111_195;

/** A course due north over some hills, as routing tools write it. */
export function hillyGpx(metres: number, climb = 60): Buffer {
  const points = Array.from({length: metres / 10 + 1}, (_, index) => index * 10).map((at) => {
    const height = 250 + climb * Math.sin((at / metres) * Math.PI * 3);
    return `<trkpt lat="${48 + at / METRES_PER_DEGREE}" lon="9"><ele>${height.toFixed(2)}</ele></trkpt>`;
  });
  return Buffer.from(`<gpx version="1.1"><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`);
}
