/** Where a talent's composite is downloaded, by the talent's id: a zip; 404 where there is none; 503 when it cannot be had right now. */
export function compositePath(id: string): string {
  return `/api/composite/${id}`;
}
