/** From shoulder or hip over the joint to hand or foot: three places, x before y. */
export type Limb = readonly [number, number, number, number, number, number]

type Pair = { readonly far: Limb; readonly near: Limb }

/** Of someone four and a half high who looks forwards; `lean` is how far the shoulders are before the feet. */
export type Pose = { readonly arms: Pair; readonly legs: Pair; readonly lean: number }

const upright: Pair = { far: [0.16, 1.9, 0.2, 1, 0.18, 0.1], near: [-0.18, 1.9, -0.2, 1, -0.22, 0.1] }

const striding: Pair = { far: [0.12, 1.9, 0.62, 1.05, 0.9, 0.12], near: [-0.12, 1.9, -0.3, 1, -0.95, 0.16] }

const hauled: Pair = { far: [0.1, 1.9, 0.8, 1.3, 1, 0.1], near: [-0.1, 1.9, -0.2, 0.95, -0.7, 0.1] }

const pedalling: Pair = { far: [-0.2, 2, 0.5, 1.7, 0.15, 0.75], near: [-0.2, 2, 0.35, 1.35, -0.05, 0.35] }

const seated: Pair = { far: [0, 1.85, 0.95, 1.85, 1, 0.8], near: [0, 1.85, 0.85, 1.8, 0.8, 0.75] }

/** Both arms, from the shoulder on. */
const reach = (far: readonly [number, number, number, number], near: readonly [number, number, number, number]): Pair => ({
  far: [0, 3.28, ...far],
  near: [0, 3.28, ...near],
})

const hanging = [-0.12, 2.6, 0.02, 1.95] as const

export const poses = {
  waiting: { arms: reach([0.4, 2.6, 0.34, 1.95], [-0.38, 2.55, -0.2, 1.85]), legs: upright, lean: 0 },
  pointing: { arms: reach(hanging, [0.8, 3.5, 1.6, 3.85]), legs: upright, lean: -0.05 },
  carrying: { arms: reach([0.35, 2.45, 1.1, 2.35], [0.1, 2.4, 1, 2.25]), legs: striding, lean: -0.08 },
  shouldering: { arms: reach(hanging, [0.75, 3.3, 0.5, 4.2]), legs: striding, lean: 0.04 },
  reading: { arms: reach([0.35, 2.55, 0.85, 2.8], [0.05, 2.45, 0.75, 2.65]), legs: upright, lean: 0 },
  waving: { arms: reach(hanging, [0.72, 3.6, 0.8, 4.55]), legs: upright, lean: 0 },
  walking: { arms: reach([0.45, 2.7, 0.75, 2.2], [-0.4, 2.65, -0.5, 1.95]), legs: striding, lean: 0.1 },
  pushing: { arms: reach([0.7, 2.75, 1.35, 2.7], [0.6, 2.6, 1.25, 2.55]), legs: striding, lean: 0.28 },
  hauling: { arms: reach([0.8, 2.9, 1.5, 2.75], [0.7, 2.75, 1.4, 2.6]), legs: hauled, lean: -0.5 },
  riding: { arms: reach([0.7, 2.8, 1.22, 2.55], [0.6, 2.7, 1.15, 2.45]), legs: pedalling, lean: 0.42 },
  sitting: { arms: reach(hanging, [0.2, 2.5, 0.75, 2.15]), legs: seated, lean: 0 },
} satisfies { readonly [name: string]: Pose }
