/** The place that the drawn map shows: Rua da Aurora on the left bank of the Capibaribe, across from Santo Antônio. Decimal degrees. */
const DRAWN_PLACE = { latitude: -8.0577, longitude: -34.8794 };

/** Tolerance in degrees for a place at the drawing's marker: about three hundred metres. */
const TOLERANCE = 0.003;

/** Tells whether the drawn map shows this place. Decimal degrees. */
export function isDrawnPlace(latitude: number, longitude: number): boolean {
  return Math.abs(latitude - DRAWN_PLACE.latitude) <= TOLERANCE && Math.abs(longitude - DRAWN_PLACE.longitude) <= TOLERANCE;
}
