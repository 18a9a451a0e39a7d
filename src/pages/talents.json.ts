/**
 * Every talent in a few words, for the function that corrects profile addresses, the name search of
 * long listings, and shared selections.
 */
import type { APIRoute } from 'astro';
import { currentCatalogue } from '../catalogue/current.ts';
import { toTalentFile } from '../domain/talent-index.ts';
import { toTalentIndex } from '../views/talent-index.ts';

export const GET: APIRoute = () => Response.json(toTalentFile(toTalentIndex(currentCatalogue())));
