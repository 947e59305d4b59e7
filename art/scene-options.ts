export const ratios = {
	'4:3': [4, 3],
	'1:1': [1, 1],
	'21:9': [21, 9],
	'16:9': [16, 9],
	'3:2': [3, 2],
	'3:4': [3, 4],
	'44:5': [44, 5],
	'79:50': [79, 50],
} as const;
export type Ratio = keyof typeof ratios;

export type SceneOptions = {
	/** 4:3 unless told; any other as [width, height]. */
	ratio?: Ratio | readonly [width: number, height: number];
	/** Where the subject stands, 0 (left) to 1 (right). */
	focus?: number;
	grain?: boolean;
	/** The slightly wavering cut of a knife. */
	cut?: boolean;
	/** Without a title the picture is decoration. */
	title?: string;
	portrait?: { coat?: 'doctor' | 'suit' | 'hanbok'; hair?: number; background?: number; glasses?: boolean };
	/** The sign at a subway exit. */
	exit?: { number: number; line: number; lineColour: string };
};
