/** How search engines are told of a kind of product, in the words of schema.org. */
type SchemaTypes = {
	/** What the product is. */
	thing: readonly string[];
	/** What its provider is; without one, the agency or another company. */
	business?: readonly string[];
	/** Its days are performances with a beginning, which have entries of their own. */
	isEvent?: true;
};

const trip: SchemaTypes = { thing: ['Product', 'TouristTrip'] };

/** A treatment is no ware: it is a service of a place that may give it, and carries no stars (law on medical advertising). */
const clinic = (...speciality: string[]): SchemaTypes => ({
	thing: ['Service'],
	business: ['MedicalBusiness', ...speciality],
});

const house = (business: string): SchemaTypes => ({ thing: ['Product'], business: [business] });

/** By kind; a test holds that none is missing. */
export const schemaTypes: Readonly<Record<string, SchemaTypes>> = {
	'vip-tour': trip,
	'private-tour': trip,
	'incentive-tour': trip,
	'free-day-tour': trip,
	'day-tour': trip,
	hotel: { thing: ['Product', 'HotelRoom'], business: ['LodgingBusiness'] },
	'pick-up': { thing: ['Product', 'TaxiService'] },
	'train-ticket': { thing: ['Product', 'TrainTrip'] },
	'flight-ticket': { thing: ['Product', 'Flight'] },
	'show-ticket': { thing: ['Product'], isEvent: true },
	'theme-park-ticket': { thing: ['Product'] },
	'health-screening': clinic('MedicalClinic'),
	dermatology: clinic('Dermatology'),
	'plastic-surgery': clinic('PlasticSurgery'),
	dentistry: clinic('Dentist'),
	ophthalmology: clinic('MedicalClinic'),
	'oriental-medicine': clinic('MedicalClinic'),
	fertility: clinic('Gynecologic'),
	'other-speciality': clinic('MedicalClinic'),
	spa: house('DaySpa'),
	jjimjilbang: house('DaySpa'),
	'temple-stay': trip,
	'forest-healing': trip,
	'tea-and-food': trip,
	beauty: house('BeautySalon'),
	yoga: house('ExerciseGym'),
};
