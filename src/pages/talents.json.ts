import type { APIRoute } from 'astro';
import { currentCatalogue } from '../catalogue/current.ts';
import { toTalentFile } from '../domain/talent-index.ts';
import { toTalentIndex } from '../views/talent-index-view.ts';

export const GET: APIRoute = () => Response.json(toTalentFile(toTalentIndex(currentCatalogue())));
