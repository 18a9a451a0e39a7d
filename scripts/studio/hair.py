"""Grows hair on a posed head as strands: arrays of shape (strands, points, 3), units of 10 cm, y up, z to the front."""
import numpy as np
from human import joint
from mathutils import Vector
from mathutils.bvhtree import BVHTree

# Degrees from the front of the head, height of the hairline over the head's joint.
LINE = np.array([(0, 1.04), (18, 1.06), (34, 1.00), (48, 0.86), (58, 0.66), (66, 0.42), (72, 0.16), (78, 0.10), (84, 0.20), (89, 0.50),
                 (100, 0.57), (112, 0.54), (120, 0.36), (127, 0.06), (142, -0.14), (180, -0.24)])


def norm(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def above_line(d, front=0.0):
    """How far points, given from the head's joint at rest, are above the hairline; negative below it and on the ears."""
    angle = np.degrees(np.arctan2(np.abs(d[:, 0]), d[:, 2] - 0.1))
    line = np.interp(angle, LINE[:, 0], LINE[:, 1]) + front * np.clip(1 - angle / 60, 0, 1)
    jitter = 0.025 * np.sin(angle * 0.55 + d[:, 0] * 9) + 0.012 * np.sin(angle * 1.7 + d[:, 1] * 23 + 3 * d[:, 0])
    s = d[:, 1] - line + jitter * (angle < 88)
    ear = (np.abs(d[:, 0]) > 0.74) & (d[:, 1] < 0.62) & (d[:, 2] < 0.22) & (d[:, 2] > -0.5)
    return np.where(ear, -1.0, s)


def bvh(V, F, G, groups=('body',)):
    return BVHTree.FromPolygons([Vector(v) for v in V], [f for f, g in zip(F, G) if g in groups])


def roots(V, V0, F, G, n, rng, front=0.0, soft=0.07, band=None):
    """Points on the scalp, thinning out over the hairline; with `band` only the points near it."""
    h = joint(V0, F, G, 'head')
    body = [f for f, g in zip(F, G) if g == 'body' and V0[f][:, 1].min() - h[1] > -0.5 and np.abs(V0[f][:, 0]).max() < 0.95]
    tri = np.array([t for f in body for t in ([f[:3], [f[0], f[2], f[3]]] if len(f) == 4 else [f])])
    tri = tri[above_line(V0[tri].mean(1) - h, front) > -0.3]
    cross = np.cross(V0[tri[:, 1]] - V0[tri[:, 0]], V0[tri[:, 2]] - V0[tri[:, 0]])
    area = np.linalg.norm(cross, axis=1)
    k = rng.choice(len(tri), n * 3, p=area / area.sum())
    r1, r2 = np.sqrt(rng.random(len(k))), rng.random(len(k))
    w = np.stack([1 - r1, r1 * (1 - r2), r1 * r2], 1)[:, :, None]
    s = above_line((V0[tri[k]] * w).sum(1) - h, front)
    chance = np.clip((s + soft * 0.4) / soft, 0, 1) ** 1.5
    if band is not None:
        chance = chance * (s < band)
    keep = np.flatnonzero(rng.random(len(k)) < chance)[:n]
    k, w = k[keep], w[keep]
    normal = np.cross(V[tri[:, 1]] - V[tri[:, 0]], V[tri[:, 2]] - V[tri[:, 0]])
    return (V[tri[k]] * w).sum(1), norm(normal[k]), s[keep]


def short(R, N, S, style, rng, turn):
    n, steps = len(R), style.get('steps', 5)
    length = style['length'] * (0.7 + 0.6 * rng.random(n)) * np.clip(0.35 + S / style.get('fade', 0.25), 0.35, 1)
    lean = np.array(style.get('lean', [0, 0, 0])) @ turn.T
    d = norm(N + style.get('mess', 0.25) * rng.normal(size=N.shape) + lean * np.clip(S, 0, 1)[:, None])
    phase, radius = rng.random(n) * 6.28, style.get('curl', 0.0)
    t1 = norm(np.cross(d, rng.normal(size=d.shape)))
    t2 = np.cross(d, t1)
    pts = [R - N * 0.01]
    for s in range(1, steps + 1):
        u = s / steps
        a = phase + u * style.get('turns', 0) * 6.28
        pts.append(R + d * (length * u)[:, None] + radius * min(1, u * 3) * (np.cos(a)[:, None] * t1 + np.sin(a)[:, None] * t2))
    return np.stack(pts, 1)


def guides(R, N, style, rng, tree, head, turn, collar, cover):
    """Few strands that know the body; the many follow them."""
    n, steps, length = len(R), style.get('steps', 26), style.get('length', 1.0)
    P, d = R + N * 0.02, N.copy()
    ln = length * (0.88 + 0.24 * rng.random(n))
    part, lift = style.get('part', 0.1), style.get('lift', 0.08)
    knot = head + turn @ np.array(style['knot']) if 'knot' in style else None
    back = turn @ np.array([0, 0.1, -1.0])
    right = turn @ np.array([1.0, 0, 0])
    pts = [R.copy()]
    own = norm(rng.normal(size=(n, 3))) * style.get('mess', 0.1)
    if knot is not None:
        ln = np.linalg.norm(knot - R, axis=1) * 1.25
    for s in range(1, steps + 1):
        u, step = s / steps, ln / steps
        if knot is not None:
            w = norm(knot - P)
            far = np.linalg.norm(knot - P, axis=1)
            step = np.minimum(step, far * 0.6)
        else:
            local = P - head
            side = np.sign(local @ right - part + 1e-6)[:, None] * right
            high = np.clip((local[:, 1] - 0.55) / 0.8, 0, 1)[:, None]
            w = norm(high * (side * 0.9 + back * style.get('back', 0.75)) + np.array([0, -1.0, -0.06]))
        near = [tree.find_nearest(Vector(p)) for p in P]
        base = np.array([q[0] for q in near])
        gap = P - base
        dist = np.linalg.norm(gap, axis=1, keepdims=True)
        out = norm(gap)
        d = norm(0.4 * d + 0.6 * w + own * 0.5)
        into = np.minimum((d * out).sum(1, keepdims=True), 0)
        d = norm(d - np.where(dist < 0.3, into, 0) * out)
        P = P + d * step[:, None]
        for i in range(n):
            loc, nrm, _, _ = tree.find_nearest(Vector(P[i]))
            deep = (Vector(P[i]) - loc).dot(nrm)
            eps = lift * (0.5 + 0.5 * u) + cover * np.clip((collar - P[i, 1]) / 0.4, 0, 1)
            if deep < eps:
                P[i] = np.array(loc + nrm * eps)
        pts.append(P.copy())
    return np.stack(pts, 1)


def follow(R, GP, style, rng):
    """Strands from roots along their nearest guides, drawn together and curled as the style says."""
    n, steps = len(R), GP.shape[1]
    d2 = ((R[:, None, :] - GP[None, :, 0, :]) ** 2).sum(2)
    best = np.argpartition(d2, 2, axis=1)[:, :3]
    near = np.take_along_axis(d2, best, 1)
    first = best[np.arange(n), near.argmin(1)]
    wt = 1 / (near + 1e-4)
    wt /= wt.sum(1, keepdims=True)
    path = (GP[best] * wt[:, :, None, None]).sum(1)
    clump = style.get('clump', 0.3)
    u = np.linspace(0, 1, steps)[None, :, None]
    tie = np.clip(clump * np.minimum(1, u * 3), 0, 1)
    offset = (R - path[:, 0])[:, None, :] * (1 - 0.3 * u)
    P = (path + offset) * (1 - tie) + (GP[first] + offset * style.get('thick', 0.4)) * tie
    spread = style.get('spread', 0.05)
    P = P + rng.normal(size=(n, 1, 3)) * spread * u
    radius = style.get('curl', 0)
    if radius:
        along = norm(np.gradient(P, axis=1))
        t1 = norm(np.cross(along, np.array([0.3, 0.2, 1.0])))
        t2 = np.cross(along, t1)
        phase = (first * 2.399)[:, None] + style.get('loose', 0.5) * rng.random((n, 1))
        turns = style.get('turns', 5) * (0.8 + 0.4 * ((first * 0.618) % 1))[:, None]
        a = (phase + turns * 6.28 * u[:, :, 0])[:, :, None]
        amp = radius * np.minimum(1, u * 4)
        P = P + amp * (np.cos(a) * t1 + np.sin(a) * t2)
    return P


def clear_face(S, head, turn, rng):
    """Strands that fall over the face are laid beside it. In the head's own axes: x to the left, y up from its joint, z to the nose."""
    local = (S - head) @ turn
    x, y, z = local[:, :, 0], local[:, :, 1], local[:, :, 2]
    edge = 0.7 * np.clip((1.0 - y) / 0.4, 0, 1) * np.clip((z - 0.1) / 0.3, 0, 1) * (0.95 + 0.2 * rng.random((len(S), 1)))
    side = np.where(x.mean(1, keepdims=True) < 0, -1.0, 1.0)
    local[:, :, 0] = np.where(side * x < edge, side * edge, x)
    return local @ turn.T + head


def bun(centre, radius, n, rng):
    axis = norm(np.array([0.15, 0.5, -0.9]) + 0.5 * rng.normal(size=(n, 3)))
    t1 = norm(np.cross(axis, rng.normal(size=(n, 3))))
    t2 = np.cross(axis, t1)
    a = rng.random(n)[:, None] * 6.28 + np.linspace(0, 3.4, 16)[None, :]
    r = (radius * (0.8 + 0.2 * rng.random(n)))[:, None, None]
    return centre + r * (np.cos(a)[:, :, None] * t1[:, None] + np.sin(a)[:, :, None] * t2[:, None])


def strands(V, V0, F, G, style, turn, seed, cover=0):
    """All the hair of a head. `turn` is the head's own rotation from its rest; hair lies over clothes as thick as `cover`."""
    rng = np.random.default_rng(seed)
    head, tree = joint(V, F, G, 'head'), bvh(V, F, G)
    R, N, S = roots(V, V0, F, G, style.get('n', 14000), rng, style.get('front', 0.0), style.get('soft', 0.07))
    if style['kind'] in ('buzz', 'afro'):
        return [short(R, N, S, style, rng, turn)]
    pick = rng.choice(len(R), min(len(R), style.get('guides', 500)), replace=False)
    GP = guides(R[pick], N[pick], style, rng, tree, head, turn, joint(V, F, G, 'neck')[1] + 0.2, cover)
    out = [clear_face(follow(R, GP, style, rng), head, turn, rng) if 'knot' not in style else follow(R, GP, style, rng)]
    if 'knot' in style:
        out.append(bun(head + turn @ (np.array(style['knot']) * np.array(style.get('bunAt', [1, 1.05, 1.12]))), style.get('bun', 0.36), 5000, rng))
    Rb, Nb, Sb = roots(V, V0, F, G, 900, rng, style.get('front', 0.0) - 0.03, 0.12, band=0.07)
    baby = dict(length=0.16, steps=5, mess=0.35, lean=[0, 0.3, -1.2], curl=0.015 if style.get('curl') else 0.0, turns=1.5, fade=0.01)
    out.append(short(Rb, Nb * 0.35, Sb + 1, baby, rng, turn))
    return out


def brows(V0, F, G, n, rng, lift=0.0):
    """Brow hairs at rest: thin at the nose, dense in the middle, fine at the end."""
    tree, eye = bvh(V0, F, G), joint(V0, F, G, 'l-eye')
    rows = []
    for side in (1, -1):
        u = rng.beta(1.35, 1.45, n)
        x = 0.10 + 0.41 * u
        arch = 0.165 + lift + 0.055 * np.sin(np.pi * np.clip(u * 0.78 + 0.05, 0, 1)) - 0.055 * u ** 3
        width = 0.032 * (1 - 0.8 * u) * (0.55 + 0.45 * np.clip(u * 6, 0, 1))
        p = np.stack([side * x, eye[1] + arch + (rng.random(n) - 0.5) * width * 2, np.zeros(n)], 1)
        d = norm(np.stack([side * (0.35 + 0.7 * u), 0.75 * (1 - u) ** 1.5 - 0.32 * u, np.zeros(n)], 1) + 0.14 * rng.normal(size=(n, 3)) * [1, 1, 0])
        length = 0.05 + 0.05 * rng.random(n) - 0.02 * u
        strand = []
        for k in range(5):
            q = p + d * (length * k / 4)[:, None]
            hits = [tree.ray_cast(Vector((v[0], v[1], 4.0)), Vector((0, 0, -1))) for v in q]
            strand.append(np.array([np.array(h + m * (0.003 + 0.010 * k / 4)) if h else v for (h, m, _, _), v in zip(hits, q)]))
        rows.append(np.stack(strand, 1))
    return np.concatenate(rows)
