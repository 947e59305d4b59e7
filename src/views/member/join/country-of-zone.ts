/** Zones by country, as browsers name them, old names included: of where most come from who read English. */
const zones: Record<string, string> = {
	TH: 'Asia/Bangkok',
	VN: 'Asia/Ho_Chi_Minh Asia/Saigon',
	ID: 'Asia/Jakarta Asia/Makassar Asia/Jayapura Asia/Pontianak',
	SG: 'Asia/Singapore',
	MY: 'Asia/Kuala_Lumpur Asia/Kuching',
	PH: 'Asia/Manila',
	JP: 'Asia/Tokyo',
	CN: 'Asia/Shanghai Asia/Urumqi',
	HK: 'Asia/Hong_Kong',
	TW: 'Asia/Taipei',
	MN: 'Asia/Ulaanbaatar Asia/Ulan_Bator Asia/Hovd',
	IN: 'Asia/Kolkata Asia/Calcutta',
	KZ: 'Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda',
	UZ: 'Asia/Tashkent Asia/Samarkand',
	KG: 'Asia/Bishkek',
	AE: 'Asia/Dubai',
	SA: 'Asia/Riyadh',
	RU: 'Europe/Moscow Europe/Samara Europe/Kaliningrad Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Yakutsk Asia/Vladivostok Asia/Sakhalin',
	GB: 'Europe/London',
	IE: 'Europe/Dublin',
	DE: 'Europe/Berlin',
	FR: 'Europe/Paris',
	US: 'America/New_York America/Detroit America/Chicago America/Denver America/Phoenix America/Boise America/Los_Angeles America/Anchorage Pacific/Honolulu',
	CA: 'America/Toronto America/Montreal America/Halifax America/St_Johns America/Winnipeg America/Regina America/Edmonton America/Vancouver',
	AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth Australia/Hobart',
	NZ: 'Pacific/Auckland',
};

/**
 * The country whose clock this is, if it is likely: a guess that is shown, to be changed. Korea is none, since who reads
 * English there is a traveller already.
 */
export const countryOfZone = (zone: string | undefined): string | undefined =>
	zone ? Object.keys(zones).find((country) => zones[country]?.split(' ').includes(zone)) : undefined;
