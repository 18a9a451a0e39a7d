/** Rua da Aurora, on the left bank of the Capibaribe, in decimal degrees. */
const DRAWN_PLACE = { latitude: -8.0577, longitude: -34.8794 };

/** About three hundred metres. */
const TOLERANCE = 0.003;

/** Tells whether the drawn map shows this place, in decimal degrees. */
export function isDrawnPlace(latitude: number, longitude: number): boolean {
  return (
    Math.abs(latitude - DRAWN_PLACE.latitude) <= TOLERANCE &&
    Math.abs(longitude - DRAWN_PLACE.longitude) <= TOLERANCE
  );
}
