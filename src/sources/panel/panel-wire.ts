import * as v from 'valibot';
import {
  wireName,
  wireNumber,
  wireOptional,
  wireRecord,
  wireRequiredText,
  wireSwitch,
  wireText,
} from '../wire-values.ts';

export const slideWire = wireRecord({ image_mobile: wireText, image_desktop: wireText });

export const staffWire = wireRecord({
  name: wireName,
  role: wireText,
  email: wireText,
  phone: wireText,
  language: wireRequiredText,
});

const socialLinkWire = wireOptional(v.object({ name: wireText, url: wireText }, 'is no link'));

export const socialMediaWire = wireRecord({ instagram: socialLinkWire, facebook: socialLinkWire });

export const postWire = wireRecord({
  slug: wireText,
  title: wireText,
  cover: wireText,
  content: wireText,
  language: wireRequiredText,
});

const siteTextWire = wireOptional(
  v.union([wireText, v.object({ name: wireText, description: wireText })], 'is no text'),
);

export const siteTextsWire = wireOptional(
  v.record(v.string(), siteTextWire, 'is no map of languages'),
);

export const siteImageWire = wireOptional(
  v.object({ mobile: wireText, desktop: wireText }, 'is no pair of pictures'),
);

/** `false` unless text: one odd setting must not cost the others. */
const wireOddText = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): string | false | null => {
    const text = v.safeParse(wireText, value);
    return text.success ? text.output : false;
  }),
);

export const customizationsWire = wireRecord({
  registrationClosed: wireSwitch,
  registrationClosedFace: wireSwitch,
  phone: wireOddText,
  whatsapp: wireOddText,
  email: wireOddText,
  address: wireOddText,
  latitude: wireNumber,
  longitude: wireNumber,
});

export const scoutedRecordWire = wireRecord({ name: wireText, description: wireText });

/** A picture of the application page in its older forms. */
export const scoutedImageWire = wireOptional(
  v.union(
    [
      v.string(),
      v.object({
        mobile: wireText,
        desktop: wireText,
        image_mobile: wireText,
        image_desktop: wireText,
      }),
    ],
    'is no picture',
  ),
);
