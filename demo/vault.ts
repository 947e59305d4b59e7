/** A health file that is drawn when the demonstration is filled in: nothing of it lies in the repository. */
export type DemoVaultFile = {
	member: string;
	name: string;
	takenDaysAgo: number;
	kind: 'pdf' | 'picture';
	/** What stands on the page of a PDF: in Latin letters, as its fonts have no others. */
	lines?: string[];
	isKept: boolean;
	/** With the clinic of the member's next visit to one. */
	isShared: boolean;
};

const member = 'traveller@maru.example';

export const demoVault: DemoVaultFile[] = [
	{
		...{ member, name: 'ผลตรวจเลือด', takenDaysAgo: 24, kind: 'pdf', isKept: true, isShared: true },
		lines: [
			'Blood test (demonstration, no real person)',
			'Haemoglobin        13.4 g/dL     12.0 - 15.5',
			'White blood cells   6.1 10^9/L    4.0 - 10.0',
			'Platelets           245 10^9/L    150 - 400',
			'Fasting glucose      88 mg/dL      70 - 99',
		],
	},
	{
		...{ member, name: 'รูปผิวหน้าข้างซ้าย', takenDaysAgo: 5, kind: 'picture', isKept: false, isShared: false },
	},
];
