export const about = {
  heading: 'About Amazing',
  description:
    'In Recife since {founded}: who we are, how we work with each model, and why applying to Amazing is always free.',
  paragraphs: [
    'Amazing began in Recife in {founded} with a simple question: why should anyone have to leave this city to be seen?',
    'We started with one room on Rua da Aurora, a white wall and a borrowed camera. The wall is still white. Everything else has grown.',
    'Today we represent models and talent on {boardCount} boards: {boardMembers}. Advertising, runway, editorial: the work changes, the team behind each of them stays the same.',
    'Discovering someone is the quick part. Then come runway classes, test shoots, the talk with the family, the English lessons, the bank account, the first no. We stay close through it all.',
    'Applying is free. Always has been. We don’t sell portfolios, charge for courses or take an application fee: the agency only earns when you do.',
    'The minimum age is {minimumAge}. Under {adultAge}, nothing happens without the presence and signature of a guardian, and school comes before any casting.',
    'We’re not looking for a type. We’re looking for presence, the kind that walks into a room and changes the light. On the runway, height matters; everywhere else, curiosity beats centimetres.',
    'We travel the Northeast all year round, through markets, schools, beaches and bus stations. We’ve met people in a cinema queue and at a volleyball final in Caruaru.',
    'We work with partner agencies in São Paulo, Lisbon, Milan, Paris and New York. Anyone who travels takes a translated contract, an address to call home and our number, which we answer in the small hours too.',
    'If you’ve read this far, you know what we’re like. Come by: the door opens at nine and the coffee is on us.',
  ],
};
