import * as v from 'valibot';
import { toEmail, toFile, toPageUrl, findPhone, toPhoneOrChatLink } from '../safe-links.ts';
import {
  wireAddress,
  wireEither,
  wireByRule,
  wireHtml,
  wireLanguage,
  wireLine,
  wireName,
  wireNumber,
  wireOptional,
  wireRecord,
  wireSlug,
  wireSwitch,
  wireTitle,
  wirePlainText,
} from '../wire-values.ts';

const file = wireAddress(toFile);
const fileRecord = { mobile: file, desktop: file };

export const slideWire = wireRecord({ image_mobile: file, image_desktop: file });

export const staffWire = wireRecord({
  name: wireName,
  role: wireLine,
  email: wireByRule(toEmail),
  phone: wireByRule(findPhone),
  language: wireLanguage,
});

const socialLinkWire = wireOptional(
  v.object({ name: wireLine, url: wireAddress(toPageUrl) }, 'is no link'),
);

export const socialMediaWire = wireRecord({ instagram: socialLinkWire, facebook: socialLinkWire });

export const postWire = wireRecord({
  slug: wireSlug,
  title: wireTitle,
  cover: file,
  content: wireHtml,
  language: wireLanguage,
});

export const scoutedRecordWire = wireRecord({ name: wirePlainText, description: wirePlainText });

export const textsByLanguageWire = wireOptional(
  v.record(
    v.string(),
    wireOptional(wireEither(scoutedRecordWire, wirePlainText)),
    'is no map of languages',
  ),
);

export const siteImageWire = wireOptional(v.object(fileRecord, 'is no pair of pictures'));

export const customizationsWire = wireRecord({
  registrationClosed: wireSwitch,
  registrationClosedFace: wireSwitch,
  phone: wireByRule(findPhone),
  whatsapp: wireByRule(toPhoneOrChatLink),
  email: wireByRule(toEmail),
  address: wirePlainText,
  latitude: wireNumber,
  longitude: wireNumber,
});

export const scoutedImageWire = wireOptional(
  wireEither(v.object({ ...fileRecord, image_mobile: file, image_desktop: file }), file),
);
